import { createContext, useContext, useEffect, useRef } from 'react'

/** What a screen does at a key, by the key's name. */
export type ShortcutActs = Record<string, () => void>

interface Shortcuts {
  register(actions: ShortcutActs): () => void
  showMap(): void
}

export const ShortcutContext = createContext<Shortcuts>({
  register: () => () => undefined,
  showMap() {},
})

/** Gives a screen its keys for as long as it is in view; the actions may change at every render. */
export function useShortcuts(actions: ShortcutActs): void {
  const { register } = useContext(ShortcutContext)
  const latest = useRef(actions)
  latest.current = actions
  const keys = Object.keys(actions).join(' ')
  useEffect(
    () =>
      register(
        Object.fromEntries(keys.split(' ').map((key) => [key, () => latest.current[key]?.()])),
      ),
    [register, keys],
  )
}
