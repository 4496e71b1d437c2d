import { QueryClient } from '@tanstack/react-query'
import { Admin, CustomRoutes } from 'react-admin'
import { Navigate, Route } from 'react-router'
import { AgendaPage } from './agenda/AgendaPage.tsx'
import { BookingPage } from './bookings/BookingPage.tsx'
import { dataProvider as houseData } from './data/data-provider.ts'
import type { HouseDataProvider } from './data/house-data-provider.ts'
import { retryUnreachable } from './data/retry-unreachable.ts'
import { MailListPage } from './mails/MailListPage.tsx'
import { MailPage } from './mails/MailPage.tsx'
import { SettingsPage } from './settings/SettingsPage.tsx'
import { Blank } from './shell/Blank.tsx'
import { Crash } from './shell/Crash.tsx'
import { HouseLayout } from './shell/HouseLayout.tsx'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { Notices } from './shell/Notices.tsx'
import { authProvider as houseAuth } from './staff/auth-provider.ts'
import { LoginPage } from './staff/LoginPage.tsx'
import { i18nProvider } from './texts/i18n-provider.ts'
import { HouseTokens } from './theme/HouseTokens.tsx'
import { themeOptions } from './theme/theme.ts'

/** The back office: its screens at the documents' addresses (BO §2). Stories give their own providers. */
export function App({ dataProvider = houseData, authProvider = houseAuth }: { dataProvider?: HouseDataProvider; authProvider?: typeof houseAuth }) {
  return (
    <>
      <HouseTokens />
      <Admin
        title="Kamersleutel"
        theme={themeOptions}
        darkTheme={null}
        i18nProvider={i18nProvider}
        dataProvider={dataProvider}
        authProvider={authProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: retryUnreachable } } })}
        loginPage={LoginPage}
        layout={HouseLayout}
        loading={Blank}
        catchAll={NotFoundPage}
        error={Crash}
        notification={Notices}
        requireAuth
        disableTelemetry
      >
        <CustomRoutes noLayout>
          {/* Led on to /login, because react-admin asks for the session again only when it comes from there. */}
          <Route path="/sign-in" element={<Navigate to="/login" replace />} />
        </CustomRoutes>
        <CustomRoutes>
          <Route path="/" element={<Navigate to="/agenda" replace />} />
          <Route path="/dashboard" element={<Navigate to="/agenda" replace />} />
          <Route path="/agenda" element={<AgendaPage />} />
          <Route path="/agenda/aanpassen" element={<BookingPage />} />
          <Route path="/mail" element={<MailListPage />} />
          <Route path="/mail/details" element={<MailPage />} />
          <Route path="/instellingen" element={<SettingsPage />} />
        </CustomRoutes>
      </Admin>
    </>
  )
}
