import { describe, expect, it } from 'vitest'
import { cashDeskRefusalText as rule } from '../../../rules/cash-desk/cash-desk-refusal-text.ts'
import {
  type CashDeskEvent,
  type CashDeskRefusal,
  type CashDeskState,
  closedCashDesk,
  moveCashDesk,
} from '../../../rules/cash-desk/cash-desk.ts'
import type { Sale } from '../../../rules/cash-desk/sale.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'

const cashDeskRefusalText = readAloud(rule)

const sale: Sale = {
  payId: 'k-1',
  employee: 'Marieke',
  lines: [
    { name: 'Ontbijtbox', cents: 1395 },
    { name: 'Bloemen', cents: 1250 },
  ],
  discount: { kind: 'vriendenkaart', cents: 848 },
}

function after(events: CashDeskEvent[], readings = defaultReadings): CashDeskState {
  return events.reduce((state, event) => {
    const moved = moveCashDesk(state, event, readings)
    if (!moved.ok) throw new Error(`${event.type} at ${state.step}: ${moved.reason}`)
    return moved.state
  }, closedCashDesk)
}

const begin: CashDeskEvent = { type: 'begin', sale }
const cash: CashDeskEvent = { type: 'choose', method: 'cash' }
const pin: CashDeskEvent = { type: 'choose', method: 'pin' }
const received = (receivedCents: number | null): CashDeskEvent => ({
  type: 'settle',
  receivedCents,
})
const yes: CashDeskEvent = { type: 'yes', day: '2026-11-21' }

describe('The cash desk (BO §4)', () => {
  it('records a cash sale after Ja, by the fields of BO §3 (cash.fields)', () => {
    expect(after([begin, cash, received(2000), yes])).toEqual({
      step: 'sale',
      done: true,
      record: {
        payId: 'k-1',
        paymentData: '21-11-2026',
        paymentMethod: true,
        totalPriceCents: 1797,
        regularPriceCents: 2645,
        employee: 'Marieke',
        treatments: ['Ontbijtbox', 'Bloemen'],
        priceCents: 1797,
        isSaleSet: true,
        typeSale: 'vriendenkaart',
        roundingCents: 0,
      },
    })
  })

  it('records a pin sale without discount, never rounded', () => {
    const plain: CashDeskEvent = {
      type: 'begin',
      sale: { ...sale, lines: [{ name: 'Kaart', cents: 897 }], discount: null },
    }
    const state = after([plain, pin, received(null), yes], {
      ...defaultReadings,
      'cash.rounding': 'to-0.05',
    })
    expect(state).toMatchObject({
      record: {
        paymentMethod: false,
        totalPriceCents: 897,
        regularPriceCents: 897,
        isSaleSet: false,
        typeSale: null,
        roundingCents: 0,
      },
    })
  })

  it('rounds cash under cash.rounding=to-0.05, and says what was rounded', () => {
    const state = after([begin, cash, received(1795), yes], {
      ...defaultReadings,
      'cash.rounding': 'to-0.05',
    })
    expect(state).toMatchObject({
      record: { priceCents: 1797, totalPriceCents: 1795, roundingCents: -2 },
    })
  })

  it('asks whether it went well, with the change in sight', () => {
    expect(after([begin, cash, received(2000)])).toMatchObject({
      step: 'confirm',
      method: 'cash',
      settlement: { changeCents: 203 },
    })
  })

  it('goes back to the choice of method after Nee, with the sale as it was and nothing recorded', () => {
    expect(after([begin, cash, received(2000), { type: 'no' }])).toEqual({ step: 'method', sale })
    expect(
      after([begin, cash, received(2000), { type: 'no' }, pin, received(null), yes]),
    ).toMatchObject({
      record: { payId: 'k-1', paymentMethod: false, typeSale: 'vriendenkaart' },
    })
  })

  it('lets staff choose another method before anything was settled', () => {
    expect(after([begin, cash, { type: 'back' }])).toEqual({ step: 'method', sale })
  })

  it('refuses too little cash and stays where it is', () => {
    const state = after([begin, cash])
    expect(moveCashDesk(state, received(1796), defaultReadings)).toEqual({
      ok: false,
      reason: 'too-little-received',
    })
    expect(moveCashDesk(state, received(null), defaultReadings)).toEqual({
      ok: false,
      reason: 'invalid-amount',
    })
  })

  it('refuses a sale without sense', () => {
    expect(
      moveCashDesk(
        closedCashDesk,
        { type: 'begin', sale: { ...sale, lines: [] } },
        defaultReadings,
      ),
    ).toEqual({
      ok: false,
      reason: 'nothing-sold',
    })
  })

  it('allows at each step only what the table says', () => {
    const states = [
      closedCashDesk,
      after([begin]),
      after([begin, cash]),
      after([begin, cash, received(2000)]),
    ]
    const events = [
      begin,
      cash,
      received(2000),
      { type: 'back' } as const,
      yes,
      { type: 'no' } as const,
    ]
    const allowed = states.map((state) => [
      state.step,
      events
        .filter((event) => moveCashDesk(state, event, defaultReadings).ok)
        .map(({ type }) => type),
    ])
    expect(allowed).toEqual([
      ['sale', ['begin']],
      ['method', ['choose']],
      ['amount', ['settle', 'back']],
      ['confirm', ['yes', 'no']],
    ])
    expect(moveCashDesk(closedCashDesk, yes, defaultReadings)).toEqual({
      ok: false,
      reason: 'not-now',
    })
  })

  it('begins with nothing done', () => {
    expect(closedCashDesk).toEqual({ step: 'sale', done: false, record: null })
  })

  it('says each refusal in Dutch', () => {
    const said: Record<CashDeskRefusal, string> = {
      'too-little-received': 'Er is te weinig ontvangen.',
      'invalid-amount': 'Vul een geldig bedrag in.',
      'invalid-price': 'Vul een geldig bedrag in.',
      'nothing-sold': 'Er staat nog niets op de bon.',
      'invalid-discount': 'De korting is hoger dan de prijs.',
      'not-now': 'Dit kan nu niet. Begin opnieuw bij de kassa.',
    }
    for (const [reason, text] of Object.entries(said))
      expect(cashDeskRefusalText(reason as CashDeskRefusal)).toBe(text)
  })
})
