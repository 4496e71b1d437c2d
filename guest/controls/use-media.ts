import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; `onServer` where nobody can know. */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  )
}
