import type { Readings } from '../readings/readings.ts'
import type { AllInPart } from '../vat/split-all-in.ts'
import type { VatCategory } from '../vat/vat-rate-on.ts'

/** Something that can be had with a stay or by itself (BO §9, G §9). */
export interface Extra {
  /** Such as `electric-bike`: what the property knows it by. */
  id: string
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

/** An extra as staff keep it (BO §3 Product). */
export interface KeptExtra extends Pick<
  Extra,
  'id' | 'name' | 'vatCategory' | 'minimumPersons' | 'minimumNights' | 'source'
> {
  unit: Exclude<Extra['unit'], 'stay'>
  /** For one unit, VAT included; null: as its reading says, and without one it has no price yet. */
  cents: number | null
}

/**
 * The extras that can be had: those that staff keep, or those the property starts with where nothing
 * is kept. A price of staff goes above what the reading `extras.e-bike` or `gift-card` says; what has
 * no price is left out.
 */
export function extrasOf(
  readings: Pick<Readings, 'extras.e-bike' | 'gift-card'>,
  kept?: readonly KeptExtra[],
): Extra[] {
  const start = startingExtras(readings)
  if (!kept) return start
  return kept.flatMap(({ cents: own, ...row }): Extra[] => {
    const known = start.find(({ id }) => id === row.id)
    const byReading = known?.reading ? known : null
    const cents = own ?? (byReading ? Math.abs(byReading.cents) : null)
    if (cents === null) return []
    // The gift card as a discount belongs to the stay, whatever it is sold as otherwise.
    if (byReading?.unit === 'stay') return [{ ...byReading, ...row, ...ofTheStay(cents) }]
    const reading = own === null || row.id === 'gift-card' ? (byReading?.reading ?? null) : null
    return [{ ...row, cents, reading }]
  })
}

function ofTheStay(cents: number) {
  return { cents: -cents, unit: 'stay', vatCategory: 'lodging' } as const
}

/**
 * The extras the property starts with and their prices (BO §9, G §9; the electric bike by the reading
 * `extras.e-bike`). Hire is taxed at the standard rate, flowers at the reduced one (Wet OB 1968,
 * tabel I), a deposit is no supply, and a gift card that can be spent on anything is taxed when it
 * is spent. "Gift card 5 for 2+ nights" is sold with a stay of two nights or more, or such a stay is
 * 5.00 cheaper by itself (reading `gift-card`, `giftCardDiscount`).
 */
export function startingExtras(readings: Pick<Readings, 'extras.e-bike' | 'gift-card'>): Extra[] {
  const extra = {
    unit: 'piece',
    vatCategory: 'standard',
    minimumPersons: 1,
    minimumNights: 0,
    source: 'Prijslijst van het huis',
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
export function choosable(extras: readonly Extra[]): Extra[] {
  return extras.filter(({ unit }) => unit !== 'stay')
}
