/** Where a booking's life stands, as far as a cancellation asks. */
export type CancellableState = 'held' | 'confirmed' | 'expired' | 'cancelled'

/**
 * `changed` is false when it was cancelled already: then there is nothing to free, to mail or to
 * pay back again.
 */
export type CancellationAnswer =
  | { ok: true; state: 'cancelled'; changed: boolean }
  | { ok: false; reason: 'expired' }

/**
 * Cancels a booking (BO §4). Cancelling twice does nothing (reading `cancellation.again`): the
 * literal "lowered by 1" would free a night that another guest holds by then. An expired hold is
 * refused: it holds nothing any more.
 */
export function cancelBooking(state: CancellableState): CancellationAnswer {
  if (state === 'expired') return { ok: false, reason: 'expired' }
  return { ok: true, state: 'cancelled', changed: state !== 'cancelled' }
}
