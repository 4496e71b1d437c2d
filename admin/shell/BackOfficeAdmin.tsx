import { createTheme, CssBaseline, ThemeProvider } from '@mui/material'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { CoreAdminContext, CoreAdminUI, localStorageStore } from 'react-admin'
import type { BackOfficeDataProvider } from '../data/back-office-data-provider.ts'
import { retryUnreachable } from '../data/retry-unreachable.ts'
import { layout } from '../behind-the-door.ts'
import type { authProvider as backOfficeAuth } from '../staff/auth-provider.ts'
import { createSessionDoor, throughTheDoor } from '../staff/session-door.ts'
import { SessionDoorContext } from '../staff/session-door-context.ts'
import { LoginPage } from '../staff/LoginPage.tsx'
import { i18nProvider } from '../texts/i18n-provider.ts'
import { themeOptions } from '../theme/theme.ts'
import { Blank } from './Blank.tsx'
import { Crash } from './Crash.tsx'
import { lazyScreen } from './lazy-screen.tsx'

const theme = createTheme(themeOptions)
const store = localStorageStore()

/** Nobody waits for them: what is said before they are there is shown when they are. */
const notices = lazyScreen(async () => (await import('./Notices.tsx')).Notices)

interface BackOfficeAdminProps {
  dataProvider: BackOfficeDataProvider
  authProvider: typeof backOfficeAuth
  children: ReactNode
}

/**
 * react-admin without its own screens: `<Admin>` would bring its menus, forms and lists along, 60
 * kB that no page here draws. Session, routes, data and texts are its core's; what is seen is ours
 * and MUI's.
 */
export function BackOfficeAdmin({ dataProvider, authProvider, children }: BackOfficeAdminProps) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: retryUnreachable } } }),
  )
  const [door] = useState(createSessionDoor)
  const guarded = useMemo(() => throughTheDoor(dataProvider, door), [dataProvider, door])
  return (
    <SessionDoorContext.Provider value={door}>
      <CoreAdminContext
        i18nProvider={i18nProvider}
        dataProvider={guarded}
        authProvider={authProvider}
        queryClient={queryClient}
        store={store}
      >
        <ThemeProvider theme={theme}>
          <CssBaseline enableColorScheme />
          <CoreAdminUI
            title="Kamersleutel"
            loginPage={LoginPage}
            authCallbackPage={false}
            layout={Layout}
            loading={Blank}
            catchAll={Blank}
            error={Crash}
            requireAuth
            disableTelemetry
          >
            {children}
          </CoreAdminUI>
          <Suspense fallback={null}>
            <notices.Screen />
          </Suspense>
        </ThemeProvider>
      </CoreAdminContext>
    </SessionDoorContext.Provider>
  )
}

/**
 * One boundary around all screens: while the next one is fetched the last one stays, and is not
 * blank in between.
 */
function Layout({ children }: { children?: ReactNode }) {
  return (
    <Suspense fallback={<Blank />}>
      <layout.Screen>{children}</layout.Screen>
    </Suspense>
  )
}
