import { createContext, useContext, useEffect, useRef } from 'react'

/** What a screen does at a key, by the key's name. */
export type ShortcutActs = Record<string, () => void>

interface Shortcuts {
  register(acts: ShortcutActs): () => void
  showMap(): void
}

export const ShortcutContext = createContext<Shortcuts>({
  register: () => () => undefined,
  showMap() {},
})

/** Gives a screen its keys for as long as it is in view; the acts may change at every render. */
export function useShortcuts(acts: ShortcutActs): void {
  const { register } = useContext(ShortcutContext)
  const latest = useRef(acts)
  latest.current = acts
  const keys = Object.keys(acts).join(' ')
  useEffect(
    () =>
      register(
        Object.fromEntries(keys.split(' ').map((key) => [key, () => latest.current[key]?.()])),
      ),
    [register, keys],
  )
}
