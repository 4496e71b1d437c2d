import type { Readings } from '../readings/readings.ts'
import type { AllInPart } from '../vat/split-all-in.ts'
import type { VatCategory } from './price-list.ts'

export type ExtraId =
  | 'electric-bike'
  | 'child-seat'
  | 'deposit'
  | 'pampering-package'
  | 'flowers'
  | 'fishing-permit'
  | 'gift-card'
  | 'business-day'
  | 'friends-card'

/** Something that can be had with a stay or by itself (BO §9, G §9). */
export interface Extra {
  id: ExtraId
  name: string
  /** For one unit, VAT included. */
  cents: number
  /** What one unit is: a piece, a piece for a day, a person, or the stay itself. */
  unit: 'piece' | 'day' | 'person' | 'stay'
  vatCategory: VatCategory
  /** An all-in price of goods and services with different rates: its parts by market value. */
  parts?: readonly AllInPart[]
  minimumPersons: number
  minimumNights: number
  source: string
  /** The reading that chose its price, as `id=value`; null where none did. */
  reading: string | null
}

const eBikeCents = { '27.50': 2750, '25.00': 2500 } as const satisfies Record<
  Readings['extras.e-bike'],
  number
>

/**
 * The extras the property starts with and their prices (BO §9, G §9; the electric bike by the reading
 * `extras.e-bike`). Hire is taxed at the standard rate, flowers at the reduced one (Wet OB 1968,
 * tabel I), a deposit is no supply, and a gift card that can be spent on anything is taxed when it
 * is spent. "Gift card 5 for 2+ nights" is sold with a stay of two nights or more, or such a stay is
 * 5.00 cheaper by itself (reading `gift-card`, `giftCardDiscount`).
 */
export function extrasOf(readings: Pick<Readings, 'extras.e-bike' | 'gift-card'>): Extra[] {
  const extra = {
    unit: 'piece',
    vatCategory: 'standard',
    minimumPersons: 1,
    minimumNights: 0,
    source: 'BO §9, G §9',
    reading: null,
  } as const
  const giftCard = { id: 'gift-card', name: 'Cadeaubon', minimumNights: 2 } as const
  return [
    {
      ...extra,
      id: 'electric-bike',
      name: 'Elektrische fiets',
      cents: eBikeCents[readings['extras.e-bike']],
      unit: 'day',
      reading: `extras.e-bike=${readings['extras.e-bike']}`,
    },
    { ...extra, id: 'child-seat', name: 'Kinderzitje', cents: 500 },
    { ...extra, id: 'deposit', name: 'Borg', cents: 5000, vatCategory: 'none' },
    { ...extra, id: 'pampering-package', name: 'Verwenpakket', cents: 1050 },
    { ...extra, id: 'flowers', name: 'Bloemen op de kamer', cents: 1250, vatCategory: 'food' },
    { ...extra, id: 'fishing-permit', name: 'Dagvergunning vissen', cents: 500, unit: 'day' },
    {
      ...extra,
      ...giftCard,
      ...(readings['gift-card'] === 'extra'
        ? { cents: 500, vatCategory: 'none' as const }
        : { cents: -500, unit: 'stay' as const, vatCategory: 'lodging' as const }),
      reading: `gift-card=${readings['gift-card']}`,
    },
    {
      ...extra,
      id: 'business-day',
      name: 'Zakelijk dagarrangement',
      cents: 3250,
      unit: 'person',
      minimumPersons: 5,
    },
    { ...extra, id: 'friends-card', name: 'Vriendenkaart', cents: 895 },
  ]
}

/** The extras that one can take or leave: what belongs to the stay itself is not among them. */
export function choosableExtras(readings: Pick<Readings, 'extras.e-bike' | 'gift-card'>): Extra[] {
  return extrasOf(readings).filter(({ unit }) => unit !== 'stay')
}
