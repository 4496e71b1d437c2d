import { describe, expect, it } from 'vitest'
import { quoteChosenExtras as rule } from '../../../rules/quotes/chosen-extras.ts'
import { changeStay } from '../../../rules/quotes/change-stay.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { giftCardDiscount } from '../../../rules/quotes/gift-card-discount.ts'
import { quoteStay } from '../../../rules/quotes/quote-stay.ts'
import type { QuoteScreen } from '../../../rules/quotes/screen.ts'
import { summariseLines } from '../../../rules/quotes/summarise-lines.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import type { RoomType } from '../../../rules/rooms/room.ts'
import { readAloud } from '../in-words.ts'
import { day } from './days.ts'
import { familiekamer, knusseKamer } from './rooms.ts'

const quoteChosenExtras = readAloud(rule)
const discount = { ...defaultReadings, 'gift-card': 'discount' } as const

function asked(roomType: RoomType, arrival: string, departure: string, persons = 2) {
  const screen: QuoteScreen = 'checkout'
  return { roomType, arrival: day(arrival), departure: day(departure), persons, screen }
}

function total(stay: ReturnType<typeof asked>, readings = defaultReadings) {
  const priced = quoteStay(stay, defaultPriceList, readings)
  return priced.ok ? priced.quote.totalCents : priced.reason
}

describe('gift-card=discount', () => {
  const oneNight = asked(knusseKamer, '2026-06-11', '2026-06-12')
  const twoNights = asked(knusseKamer, '2026-06-10', '2026-06-12')
  const weekend = asked(familiekamer, '2026-06-12', '2026-06-15', 4)

  it('makes a stay of two nights or more 5.00 cheaper, in a room of either kind', () => {
    for (const stay of [twoNights, weekend])
      expect(total(stay, discount)).toBe(Number(total(stay)) - 500)
    expect(total(oneNight, discount)).toBe(total(oneNight))
  })

  it('is a line of its own, at the VAT rate of the lodging that it lowers', () => {
    expect(giftCardDiscount(twoNights, defaultPriceList, discount)).toMatchObject([
      { item: 'extra', name: 'Cadeaubon', cents: -500, vatBasisPoints: 2100 },
    ])
    const lastYear = asked(knusseKamer, '2025-12-30', '2026-01-01')
    expect(giftCardDiscount(lastYear, defaultPriceList, discount)).toMatchObject([
      { vatBasisPoints: 900 },
    ])
    const stored = { ...discount, 'vat.lodging': 'stored' } as const
    expect(giftCardDiscount(twoNights, defaultPriceList, stored)).toMatchObject([
      { vatBasisPoints: knusseKamer.vatBasisPoints },
    ])
    expect(giftCardDiscount(twoNights, defaultPriceList, defaultReadings)).toEqual([])
  })

  it('reads as a line below the nights', () => {
    const priced = quoteStay(twoNights, defaultPriceList, discount)
    if (!priced.ok) throw new Error(priced.reason)
    expect(summariseLines(priced.quote).at(-1)).toMatchObject({ label: 'Cadeaubon', cents: -500 })
  })

  it('is not chosen on top of it', () => {
    const chosen = [{ id: 'gift-card', pieces: 1, days: 1 }] as const
    expect(quoteChosenExtras(chosen, twoNights, defaultPriceList, discount)).toEqual({
      ok: false,
      refused: [{ id: 'gift-card', text: 'Deze extra is er niet.' }],
    })
  })

  it('is given once and stays as it was sold when the stay changes, by either reading of a change', () => {
    const sold = quoteStay(twoNights, defaultPriceList, discount)
    if (!sold.ok) throw new Error(sold.reason)
    const to = asked(knusseKamer, '2026-06-10', '2026-06-13')
    for (const pricing of ['sold-nights-stay', 'todays-prices'] as const) {
      const readings = { ...discount, 'change.pricing': pricing }
      const changed = changeStay(
        { sold: sold.quote, from: knusseKamer, to },
        defaultPriceList,
        readings,
      )
      if (!changed.ok) throw new Error(changed.reason)
      expect(changed.change.after.totalCents).toBe(total(to, discount))
    }
  })
})
