import type { ReactNode } from 'react'
import { AdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { i18nProvider } from '../../../admin/texts/i18n-provider.ts'
import { HouseTokens } from '../../../admin/theme/HouseTokens.tsx'
import { themeOptions } from '../../../admin/theme/theme.ts'
import { fixtureHouse } from './fixture-house.ts'

/** Theme, texts and addresses around one component on its own. */
export function InHouse({ children }: { children: ReactNode }) {
  const { data, auth } = fixtureHouse()
  return (
    <MemoryRouter>
      <AdminContext
        theme={themeOptions}
        darkTheme={null}
        i18nProvider={i18nProvider}
        dataProvider={data}
        authProvider={auth}
      >
        <HouseTokens />
        <main style={{ padding: 24 }}>{children}</main>
      </AdminContext>
    </MemoryRouter>
  )
}
