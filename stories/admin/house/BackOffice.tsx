import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { configure } from 'storybook/test'
import { App } from '../../../admin/App.tsx'
import { LiveSourceContext } from '../../../admin/live/live-context.ts'
import { fixtureHouse, type FixtureHouse, type Scene } from './fixture-house.ts'

// The first story that opens a screen waits for its code to be fetched and translated.
configure({ asyncUtilTimeout: 5_000 })

interface BackOfficeProps extends Scene {
  /** Where the scene starts. */
  address: string
  /** Gives the scene the house, to let something happen in it. */
  onHouse?: (house: FixtureHouse) => void
}

/** The whole back office at an address, over a house in memory: what a member of staff sees. */
export function BackOffice({ address, onHouse, ...scene }: BackOfficeProps) {
  const [house] = useState(() => {
    const made = fixtureHouse(scene)
    onHouse?.(made)
    return made
  })
  return (
    <LiveSourceContext.Provider value={house.makeSource}>
      <MemoryRouter initialEntries={[address]}>
        <App dataProvider={house.data} authProvider={house.auth} />
        <Address />
      </MemoryRouter>
    </LiveSourceContext.Provider>
  )
}

/** The address in view, for scenes that ask where they are; nobody sees it. */
function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>
}
