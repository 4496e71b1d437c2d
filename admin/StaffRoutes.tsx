import { ResourceContextProvider } from 'react-admin'
import { Navigate, Route, Routes } from 'react-router'
import { redirects } from '../screens/screen-routes.ts'
import { staffScreens } from './screens.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'

/** The screens of who is signed in, at the documents' addresses, each with what it is about. */
export function StaffRoutes() {
  return (
    <Routes>
      {Object.entries(redirects).map(([path, to]) => (
        <Route key={path} path={path} element={<Navigate to={to} replace />} />
      ))}
      {staffScreens.map(({ path, resource = '', Screen }) => (
        <Route
          key={path}
          path={path}
          element={
            <ResourceContextProvider value={resource}>
              <Screen />
            </ResourceContextProvider>
          }
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
