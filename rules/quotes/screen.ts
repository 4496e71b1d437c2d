/**
 * Which side asks: the guest site or the staff's agenda. Their rules differ by reading
 * (`availability.full.guest`, …).
 */
export type Screen = 'guest' | 'agenda'

/**
 * Which screen a quote is made on. They differ under the reading `tourist-tax.tariff` = `per-screen`
 * only, where each has an amount of its own (BO §9, G §9):
 *
 * - `checkout`: every price a guest is shown, from the search to the payment. A total in the checkout
 *   that differs from the one on the room's page would be met by surprise, so there is one.
 * - `booking`: a booking that staff enter.
 * - `agenda`: a booking that staff change.
 * - `bills`: an imported booking without a quote, in the bills list.
 */
export type QuoteScreen = 'checkout' | 'booking' | 'agenda' | 'bills'

/** On which screen a new booking of a side is priced. */
export function quotedOn(screen: Screen): QuoteScreen {
  return screen === 'guest' ? 'checkout' : 'booking'
}
