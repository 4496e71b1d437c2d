import type { QueryClient } from '@tanstack/react-query'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { guestRouteAt, guestScreens } from '../../screens/guest-screens.ts'
import { pageTextRead, propertyRead, roomTypesRead } from '../calls/reads.ts'
import { slugOf } from '../texts/slug-of.ts'
import { hotelRoom, lodgingBusiness, type Thing } from './lodging.ts'
import { frequentQuestions } from './questions.ts'

/**
 * What a page tells search engines beside its words (schema.org), of what it has read anyway: the
 * property and its rooms on the pages about them, questions where a page answers some. On the server
 * only.
 */
export function structuredData(address: URL, reads: QueryClient, words: GuestWords): Thing[] {
  const property = reads.getQueryData(propertyRead().queryKey)
  if (!property) return []
  const { pathname, origin, searchParams } = address
  const rooms = reads.getQueryData(roomTypesRead().queryKey) ?? []
  const inWords = (room: (typeof rooms)[number]) => hotelRoom(words, room, property, origin)
  if (pathname === guestScreens.home.path) return [lodgingBusiness(words, property, rooms, origin)]
  if (pathname === guestScreens.rooms.path)
    return [lodgingBusiness(words, property, rooms, origin), ...rooms.map(inWords)]
  if (pathname === guestScreens.familyRoom.path)
    return rooms.filter(({ kind }) => kind === 'family').map(inWords)
  if (pathname === guestScreens.room.path)
    return rooms.filter(({ slug }) => slug === searchParams.get('kamer')).map(inWords)
  if (!guestRouteAt(pathname)?.isText) return []
  const text = reads.getQueryData(pageTextRead(slugOf(pathname)).queryKey)
  const questions = text && frequentQuestions(text.blocks, property, words)
  const about = pathname === guestScreens.about.path || pathname === guestScreens.company.path
  return [
    ...(about ? [lodgingBusiness(words, property, rooms, origin)] : []),
    ...(questions ? [questions] : []),
  ]
}
