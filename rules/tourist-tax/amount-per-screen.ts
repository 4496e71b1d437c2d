import type { QuoteScreen } from '../quotes/screen.ts'
import type { Readings } from '../readings/readings.ts'

/** The readings that hold a screen's own amount. */
export type ScreenAmountReading =
  | 'tourist-tax.booking'
  | 'tourist-tax.checkout'
  | 'tourist-tax.back-office'
  | 'tourist-tax.bills'

const readingOf = {
  checkout: 'tourist-tax.checkout',
  booking: 'tourist-tax.booking',
  agenda: 'tourist-tax.back-office',
  bills: 'tourist-tax.bills',
} as const satisfies Record<QuoteScreen, ScreenAmountReading>

const centsOf = { '2.50': 250, '2.25': 225, '2.00': 200, '1.75': 175 } as const satisfies Record<
  Readings[ScreenAmountReading],
  number
>

/**
 * The amount per person per night of a screen, in cents, and the reading it comes from
 * (`tourist-tax.tariff` = `per-screen`; BO §9, G §9).
 */
export function amountPerScreen(
  screen: QuoteScreen,
  readings: Pick<Readings, ScreenAmountReading>,
): { cents: number; reading: ScreenAmountReading } {
  const reading = readingOf[screen]
  return { cents: centsOf[readings[reading]], reading }
}
