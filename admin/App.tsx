import { CustomRoutes } from 'react-admin'
import { Navigate, Route } from 'react-router'
import { dataProvider as houseData } from './data/data-provider.ts'
import type { HouseDataProvider } from './data/house-data-provider.ts'
import { screens } from './screens.ts'
import { HouseAdmin } from './shell/HouseAdmin.tsx'
import { authProvider as houseAuth } from './staff/auth-provider.ts'
import { HouseTokens } from './theme/HouseTokens.tsx'

/**
 * The back office: its screens at the documents' addresses (BO §2). Stories give their own
 * providers.
 */
export function App({
  dataProvider = houseData,
  authProvider = houseAuth,
}: {
  dataProvider?: HouseDataProvider
  authProvider?: typeof houseAuth
}) {
  return (
    <>
      <HouseTokens />
      <HouseAdmin dataProvider={dataProvider} authProvider={authProvider}>
        <CustomRoutes noLayout>
          {/* Led on to /login, because react-admin asks for the session again only when it comes from there. */}
          <Route path="/sign-in" element={<Navigate to="/login" replace />} />
        </CustomRoutes>
        <CustomRoutes>
          <Route path="/" element={<Navigate to="/agenda" replace />} />
          <Route path="/dashboard" element={<Navigate to="/agenda" replace />} />
          {Object.entries(screens).map(([path, { Screen }]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </CustomRoutes>
      </HouseAdmin>
    </>
  )
}
