import { Box, CssBaseline } from '@mui/material'
import type { Decorator } from '@storybook/react-vite'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AdminContext, memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { retryUnreachable } from '../../../admin/data/retry-unreachable.ts'
import { Notices } from '../../../admin/shell/Notices.tsx'
import { i18nProvider } from '../../../admin/texts/i18n-provider.ts'
import { HouseTokens } from '../../../admin/theme/HouseTokens.tsx'
import { themeOptions } from '../../../admin/theme/theme.ts'
import { fixtureHouse, type Scene } from './fixture-house.ts'

/** One component on its own, inside the house; a scene may have the house answer otherwise. */
export function InHouse({ children, ...scene }: Scene & { children: ReactNode }) {
  return (
    <HouseGround {...scene}>
      <Box component="main" sx={{ p: { xs: 1.5, sm: 3 } }}>
        {children}
      </Box>
    </HouseGround>
  )
}

/** The same around each story of a component; `parameters.scene` says what answers otherwise. */
export const inHouse: Decorator = (Story, { parameters }) => (
  <InHouse {...(parameters as { scene?: Scene }).scene}>
    <Story />
  </InHouse>
)

/** Theme, texts, addresses, data and toasts, without a page around them. */
export function HouseGround({ children, ...scene }: Scene & { children: ReactNode }) {
  const [{ data, auth }] = useState(() => fixtureHouse(scene))
  // It knows its language from the start; react-admin draws nothing until it does.
  const [store] = useState(() => memoryStore({ locale: i18nProvider.getLocale() }))
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: retryUnreachable } } }),
  )
  return (
    <MemoryRouter>
      <AdminContext
        theme={themeOptions}
        darkTheme={null}
        i18nProvider={i18nProvider}
        dataProvider={data}
        authProvider={auth}
        store={store}
        queryClient={queryClient}
      >
        <CssBaseline enableColorScheme />
        <HouseTokens />
        {children}
        <Notices />
      </AdminContext>
    </MemoryRouter>
  )
}
