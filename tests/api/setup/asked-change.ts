import { randomUUID } from 'node:crypto'
import type { StayChangePreviewView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { StayChangeRequest, StayWishRequest } from '../../../api/bookings/acts/change-stay.ts'
import type { SignedIn } from './signed-in.ts'

/** What the overlay sends for a wish, as its preview showed it. */
export function asShown(
  wish: StayWishRequest,
  { version, after, moves }: StayChangePreviewView,
): StayChangeRequest {
  return {
    ...wish,
    requestId: randomUUID(),
    version,
    shownTotalCents: after?.totalCents ?? 0,
    moves: moves.map(({ bookingId, roomId }) => ({ bookingId, roomId })),
  }
}

/** Looks at a change and carries it out as staff do; `more` is what is sent otherwise. */
export async function changeStay<T>(
  staff: SignedIn,
  bookingId: string,
  wish: StayWishRequest,
  more: Partial<StayChangeRequest> = {},
): Promise<{ status: number; body: T }> {
  const url = `/api/back-office/bookings/${bookingId}`
  const { body } = await staff.post<StayChangePreviewView>(`${url}/stay-change-preview`, wish)
  return staff.post<T>(`${url}/acts/change-stay`, { ...asShown(wish, body), ...more })
}
