import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import type { FormTexts } from '../../rules/forms/guest-forms.ts'
import type { LazyPart } from './lazy-part.tsx'

/** Whatever a screen reads: only its key matters to who fetches it ahead. */
type AnyRead = { queryKey: readonly unknown[] }

/**
 * One page of the site: its address, its code, what it reads, and where it sends one who comes too
 * early.
 */
export interface PageRoute {
  path: string
  screen: LazyPart<object>
  /** Booking here is beyond a form that works without script: the page says so to who has none. */
  booksByScript?: true
  /** What the server fetches before it renders the page. */
  reads(address: URLSearchParams): AnyRead[] | Promise<AnyRead[]>
  /** What it fetches next, of the rooms that the first brought. */
  readsThen?(address: URLSearchParams, rooms: readonly RoomTypeView[]): AnyRead[]
  /** What it fetches too where a form was posted to it without script. */
  readsPosted?(texts: FormTexts): Promise<AnyRead[]>
  /** Another address to go to, or null. */
  elsewhere?(address: URLSearchParams): string | null
  /** The same, where only the rooms say it. */
  elsewhereThen?(address: URLSearchParams, rooms: readonly RoomTypeView[]): string | null
}
