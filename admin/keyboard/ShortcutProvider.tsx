import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ShortcutContext, type ShortcutActs } from './shortcut-context.ts'
import { shortcutOf } from './shortcut-of.ts'
import { shortcutsOn } from './shortcut-switch.ts'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import { menuEntries } from '../shell/menu-entries.ts'

/** Its code is fetched by who asks for it. */
const map = lazyScreen(async () => (await import('./ShortcutMap.tsx')).ShortcutMap)

/** `g` waits this long for the letter of a place. */
const CHORD_MS = 1_200

const places = new Map<string, string>(menuEntries.map(({ key, to }) => [key, to]))

/** Listens for the keys of the property and of the screen in view. */
export function ShortcutProvider({ children }: { children: ReactNode }) {
  const [mapOpen, setMapOpen] = useState(false)
  const screens = useRef(new Set<ShortcutActs>())
  const goingUntil = useRef(0)
  const navigate = useNavigate()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = shortcutOf(event)
      if (key === null || !shortcutsOn()) return
      const going = Date.now() < goingUntil.current
      goingUntil.current = 0
      const place = going ? places.get(key) : undefined
      const action = [...screens.current].map((actions) => actions[key]).find(Boolean)
      if (place) void navigate(place)
      else if (key === 'g') goingUntil.current = Date.now() + CHORD_MS
      else if (key === '?') setMapOpen(true)
      else if (action) action()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [navigate])

  const value = useMemo(
    () => ({
      register(actions: ShortcutActs) {
        screens.current.add(actions)
        return () => void screens.current.delete(actions)
      },
      showMap: () => setMapOpen(true),
    }),
    [],
  )
  return (
    <ShortcutContext.Provider value={value}>
      {children}
      {mapOpen ? (
        <Suspense fallback={null}>
          <map.Screen open onClose={() => setMapOpen(false)} />
        </Suspense>
      ) : null}
    </ShortcutContext.Provider>
  )
}
