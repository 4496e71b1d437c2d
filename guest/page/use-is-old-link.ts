import { isOldKey } from '../../screens/old-key.ts'
import { usePlace } from './router.tsx'

/** Whether the page was opened by a link of the old site, with the key of that site in it. */
export function useIsOldLink(): boolean {
  const { search } = usePlace()
  return isOldKey(new URLSearchParams(search).get('id') ?? '')
}
