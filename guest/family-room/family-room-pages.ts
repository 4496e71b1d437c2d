import { guestScreens } from '../../screens/guest-screens.ts'
import { calendarSources, loadCalendar } from '../calendar/LazyCalendar.tsx'
import { calendarRead, roomTypesRead } from '../calls/reads.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import { stayQuoteReads } from '../room/stay-quote-reads.ts'
import type { PageRoute } from '../page/page-route.ts'
import { PRESSED_DAYS, roomOf, roomPath, stayAt } from '../stay/stay-choice.ts'

const screen = lazyPart(['family-room/FamilyRoomScreen.tsx', ...calendarSources], async () => {
  const [{ FamilyRoomScreen }] = await Promise.all([
    import('./FamilyRoomScreen.tsx'),
    typeof document === 'undefined' ? loadCalendar() : null,
  ])
  return FamilyRoomScreen
})

const addresses = [guestScreens.familyRoom.path, guestScreens.familyRoomOfOverview.path]

/** The family room's page, which two addresses show. */
export const familyRoomPages = addresses.map((path): PageRoute => ({
  path,
  screen,
  booksByScript: true,
  reads: () => [roomTypesRead()],
  readsThen: (address, rooms) => {
    const choice = stayAt(path, address)
    const room = roomOf(rooms, choice)
    return room ? [calendarRead(room.slug), ...stayQuoteReads(room, choice)] : []
  },
  elsewhere: (address) => (address.has(PRESSED_DAYS) ? roomPath(stayAt(path, address)) : null),
}))
