import { CssBaseline } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { AdminContext, memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { Notices } from '../../../admin/shell/Notices.tsx'
import { i18nProvider } from '../../../admin/texts/i18n-provider.ts'
import { HouseTokens } from '../../../admin/theme/HouseTokens.tsx'
import { themeOptions } from '../../../admin/theme/theme.ts'
import { fixtureHouse, type Scene } from './fixture-house.ts'

/** One component on its own, inside the house; a scene may have the house answer otherwise. */
export function InHouse({ children, ...scene }: Scene & { children: ReactNode }) {
  return (
    <HouseGround {...scene}>
      <main style={{ padding: 24 }}>{children}</main>
    </HouseGround>
  )
}

/** Theme, texts, addresses, data and toasts, without a page around them. */
export function HouseGround({ children, ...scene }: Scene & { children: ReactNode }) {
  const [{ data, auth }] = useState(() => fixtureHouse(scene))
  // It knows its language from the start; react-admin draws nothing until it does.
  const [store] = useState(() => memoryStore({ locale: i18nProvider.getLocale() }))
  return (
    <MemoryRouter>
      <AdminContext
        theme={themeOptions}
        darkTheme={null}
        i18nProvider={i18nProvider}
        dataProvider={data}
        authProvider={auth}
        store={store}
      >
        <CssBaseline enableColorScheme />
        <HouseTokens />
        {children}
        <Notices />
      </AdminContext>
    </MemoryRouter>
  )
}
