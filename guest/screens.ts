import { breakfastPages } from './breakfast/breakfast-pages.ts'
import {
  bookingStatusRead,
  calendarRead,
  availabilityRead,
  occupancyRead,
  pageTextRead,
  roomTypesRead,
} from './calls/reads.ts'
import { checkoutPages } from './checkout/checkout-pages.ts'
import { calendarSources, loadCalendar } from './calendar/LazyCalendar.tsx'
import { familyRoomPages } from './family-room/family-room-pages.ts'
import { pagesWithForms } from './forms/pages-with-forms.ts'
import { lazyPart } from './page/lazy-part.tsx'
import type { PageRoute } from './page/page-route.ts'
import { payPages } from './pay-by-link/pay-pages.ts'
import { stayQuoteReads } from './room/stay-quote-reads.ts'
import { isSearchable } from './search/is-searchable.ts'
import { PRESSED_DAYS, roomOf, roomPath, stayFromAddress, stayIn } from './stay/stay-choice.ts'
import { oldFormPosts } from '../screens/old-calls.ts'
import { guestRouteAt, guestRoutes, guestScreens } from '../screens/guest-screens.ts'
import { monthFrom } from './occupancy/month-address.ts'
import { slugOf } from './texts/slug-of.ts'

const textScreen = lazyPart(
  ['texts/TextScreen.tsx'],
  async () => (await import('./texts/TextScreen.tsx')).TextScreen,
)

/** The information pages: one screen, a row of words each. */
const texts = guestRoutes
  .filter(({ isText }) => isText)
  .map(({ path }): PageRoute => ({
    path,
    screen: textScreen,
    reads: () => [pageTextRead(slugOf(path))],
  }))

const thanksPart = lazyPart(
  ['thanks/ThanksScreen.tsx'],
  async () => (await import('./thanks/ThanksScreen.tsx')).ThanksScreen,
  { needsLaterWords: true },
)

/** The page that says how a booking stands, of either kind of room. */
function thanks(path: string): PageRoute {
  return {
    path,
    screen: thanksPart,
    reads: (address) => {
      const id = address.get('id')
      return id ? [bookingStatusRead(id), roomTypesRead()] : []
    },
  }
}

/** What a browser shows where an old page posted its form in vain. */
const oldPage = lazyPart(
  ['states/OldPageScreen.tsx'],
  async () => (await import('./states/OldPageScreen.tsx')).OldPageScreen,
)

const home: PageRoute = {
  path: guestScreens.home.path,
  screen: lazyPart(
    ['home/HomeScreen.tsx'],
    async () => (await import('./home/HomeScreen.tsx')).HomeScreen,
  ),
  reads: () => [roomTypesRead()],
}

/** What each page of the site is made of. The server and the browser read the same. */
const pages: PageRoute[] = [
  home,
  // The same page (G §2: a variant of the home page).
  { ...home, path: guestScreens.testVisit.path },
  {
    path: guestScreens.search.path,
    screen: lazyPart(
      ['search/SearchScreen.tsx'],
      async () => (await import('./search/SearchScreen.tsx')).SearchScreen,
    ),
    reads: (address) => {
      const choice = stayFromAddress(address)
      if (!isSearchable(choice)) return [roomTypesRead()]
      return [
        roomTypesRead(),
        availabilityRead({
          arrival: choice.arrival,
          departure: choice.departure,
          guests: choice.persons,
        }),
      ]
    },
  },
  {
    path: guestScreens.rooms.path,
    screen: lazyPart(
      ['rooms/OverviewScreen.tsx'],
      async () => (await import('./rooms/OverviewScreen.tsx')).OverviewScreen,
    ),
    reads: () => [roomTypesRead()],
  },
  {
    path: guestScreens.room.path,
    booksByScript: true,
    screen: lazyPart(['room/RoomScreen.tsx', ...calendarSources], async () => {
      const [{ RoomScreen }] = await Promise.all([
        import('./room/RoomScreen.tsx'),
        typeof document === 'undefined' ? loadCalendar() : null,
      ])
      return RoomScreen
    }),
    reads: (address) => {
      const { room } = stayFromAddress(address)
      return room === '' ? [] : [roomTypesRead(), calendarRead(room)]
    },
    readsThen: (address, rooms) => {
      const choice = stayFromAddress(address)
      const room = roomOf(rooms, choice)
      return room ? stayQuoteReads(room, choice) : []
    },
    elsewhere: (address) => {
      const stay = stayFromAddress(address)
      if (stay.room === '') return guestScreens.rooms.path
      return address.has(PRESSED_DAYS) ? roomPath(stay) : null
    },
    elsewhereThen: (address, rooms) => {
      const room = roomOf(rooms, stayFromAddress(address))
      return room?.kind === 'family' ? roomPath(stayIn(room, stayFromAddress(address))) : null
    },
  },
  ...familyRoomPages,
  ...checkoutPages,
  ...pagesWithForms,
  thanks(guestScreens.thanks.path),
  thanks(guestScreens.familyThanks.path),
  thanks(guestScreens.linkThanks.path),
  ...payPages,
  {
    path: guestScreens.occupancy.path,
    screen: lazyPart(
      ['occupancy/OccupancyScreen.tsx'],
      async () => (await import('./occupancy/OccupancyScreen.tsx')).OccupancyScreen,
    ),
    reads: (address) => [occupancyRead(monthFrom(address))],
  },
  ...texts,
  ...breakfastPages,
  ...oldFormPosts.map((path): PageRoute => ({ path, screen: oldPage, reads: () => [] })),
]

/** What stands at every address of a house that is not open yet. */
const notOpen = lazyPart(
  ['states/NotOpenScreen.tsx'],
  async () => (await import('./states/NotOpenScreen.tsx')).NotOpenScreen,
)

/**
 * The screen at an address, or undefined: then it is the page that says so. While the house is not
 * open a guest still sees what is their own: staff may have booked them in.
 */
export function screenAt(path: string, isOpen = true): PageRoute | undefined {
  const own = path === '/' ? guestScreens.home.path : path
  const page = pages.find((route) => route.path === own)
  if (!page || isOpen || guestRouteAt(own)?.isPrivate) return page
  return { path: own, screen: notOpen, reads: () => [] }
}
