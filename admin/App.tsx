import { Suspense } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router'
import { screenRoutes, screens } from '../screens/screen-routes.ts'
import { staffRoutes } from './behind-the-door.ts'
import { fetchedDataProvider } from './data/fetched-data-provider.ts'
import type { BackOfficeDataProvider } from './data/back-office-data-provider.ts'
import { BackOfficeAdmin } from './shell/BackOfficeAdmin.tsx'
import { Blank } from './shell/Blank.tsx'
import { confirmEmail, firstAccount, newPassword } from './staff/sign-in-more.ts'
import { authProvider as backOfficeAuth } from './staff/auth-provider.ts'
import { ThemeTokens } from './theme/ThemeTokens.tsx'

/** The doors beside signing in, by their addresses. */
const doors = [
  { ...screens.newPassword, ...newPassword },
  { ...screens.confirmEmail, ...confirmEmail },
  { ...screens.firstAccount, ...firstAccount },
]

/** What react-admin keeps records of, each once. */
const resources = [...new Set(screenRoutes.flatMap(({ resource }) => resource ?? []))]

/**
 * The back office: its screens at the documents' addresses (BO §2), each with the resource it is
 * about. Stories give their own providers.
 */
export function App({
  dataProvider = fetchedDataProvider,
  authProvider = backOfficeAuth,
}: {
  dataProvider?: BackOfficeDataProvider
  authProvider?: typeof backOfficeAuth
}) {
  return (
    <>
      <ThemeTokens />
      <BackOfficeAdmin dataProvider={dataProvider} authProvider={authProvider}>
        {resources.map((name) => (
          <Resource key={name} name={name} />
        ))}
        <CustomRoutes noLayout>
          {/* Led on to /login, because react-admin asks for the session again only when it comes from there. */}
          {[screens.signIn, screens.signInInDutch].map(({ path }) => (
            <Route key={path} path={path} element={<Navigate to={screens.login.path} replace />} />
          ))}
          {doors.map(({ path, Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <Suspense fallback={<Blank />}>
                  <Screen />
                </Suspense>
              }
            />
          ))}
        </CustomRoutes>
        <CustomRoutes>
          <Route path="*" element={<staffRoutes.Screen />} />
        </CustomRoutes>
      </BackOfficeAdmin>
    </>
  )
}
