import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { App } from '../../../guest/App.tsx'
import { fetchJson } from '../../../guest/calls/fetch-json.ts'
import { makeQueryClient } from '../../../guest/calls/query-client.ts'
import { HouseContext } from '../../../guest/house/HouseContext.tsx'
import { Router } from '../../../guest/page/router.tsx'
import type { Readings } from '../../../rules/readings/readings.ts'
import { houseView } from './answer.ts'
import { GuestLook } from './GuestLook.tsx'
import type { SceneParameters } from './scene.ts'

/** The whole site at an address, as a guest opens it. */
export function GuestSite({ url }: { url: string }) {
  return (
    <Ground url={url}>
      <App />
    </Ground>
  )
}

/** One piece of the site inside the house. */
export function InTheHouse({
  url = '/home',
  readings = {},
  children,
}: {
  url?: string
  readings?: Partial<Readings>
  children: ReactNode
}) {
  return (
    <Ground url={url}>
      <HouseContext value={houseView(readings)}>
        <main className="wrap scene">{children}</main>
      </HouseContext>
    </Ground>
  )
}

/** The same around each story of a component; `parameters.scene` gives the readings. */
export const inTheHouse: Decorator = (Story, { parameters }) => (
  <InTheHouse readings={(parameters as SceneParameters).scene?.readings ?? {}}>
    <Story />
  </InTheHouse>
)

/** In a panel below its beam, which keeps its parts apart; to be put inside `inTheHouse`. */
export const inAPanel: Decorator = (Story) => (
  <div className="panel panel--narrow">
    <div className="beam" />
    <div className="panel__body">
      <Story />
    </div>
  </div>
)

function Ground({ url, children }: { url: string; children: ReactNode }) {
  const [queryClient] = useState(() => makeQueryClient(fetchJson, 'browser'))
  return (
    <QueryClientProvider client={queryClient}>
      <GuestLook />
      <Router url={url} memory>
        {children}
      </Router>
    </QueryClientProvider>
  )
}
