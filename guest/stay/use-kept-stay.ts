import { guestScreens } from '../../screens/guest-screens.ts'
import { usePlace } from '../page/router.tsx'
import { isSearchable } from '../search/is-searchable.ts'
import { hasDates, stayFromAddress, stayToAddress } from './stay-choice.ts'

const keeping: ReadonlySet<string> = new Set([
  guestScreens.home.path,
  guestScreens.search.path,
  guestScreens.rooms.path,
])

/**
 * The address of a page of the menu with the dates and guests chosen so far, where that page can
 * show them. The search takes them only where it can search: it would complain.
 */
export function useKeptStay(): (path: string) => string {
  const choice = stayFromAddress(new URLSearchParams(usePlace().search))
  return (path) => {
    const isKept = hasDates(choice) && keeping.has(path)
    if (!isKept || (path === guestScreens.search.path && !isSearchable(choice))) return path
    return `${path}${stayToAddress({ ...choice, room: '' })}`
  }
}
