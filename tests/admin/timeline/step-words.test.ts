import { describe, expect, it } from 'vitest'
import { stepDetail, stepName } from '../../../admin/timeline/step-words.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { textOf } from '../setup/text-of.ts'

const step = (more: Partial<TimelineStep>): TimelineStep => ({
  kind: 'paid',
  at: '2026-03-01T12:00:00.000Z',
  expectedAt: null,
  outcome: 'done',
  by: null,
  data: {},
  ...more,
})
const name = (more: Partial<TimelineStep>) => stepName(step(more), textOf)
const detail = (more: Partial<TimelineStep>) => stepDetail(step(more), textOf)

describe('The name of a step', () => {
  it('is a word for its kind, and another one while it is still to come', () => {
    expect(name({ kind: 'expired' })).toBe('Verlopen, kamer weer vrij')
    expect(name({ kind: 'expired', at: null })).toBe('Verloopt zonder betaling')
  })

  it('of a breakfast says whether it was brought, or given in the house', () => {
    expect(name({ kind: 'delivered' })).toBe('Bezorgd')
    expect(name({ kind: 'delivered', data: { here: true } })).toBe('Afgegeven')
    const failed = { kind: 'delivery-failed', data: { here: true, reason: 'not-fetched' } }
    expect([name(failed), detail(failed)]).toEqual(['Niet afgegeven', 'niemand kwam'])
    expect(name({ kind: 'placed', data: { here: true } })).toBe('Besteld')
  })

  it('says how a payment failed', () => {
    expect(name({ kind: 'payment-failed', data: { reason: 'expired' } })).toBe('Betaling verlopen')
    expect(name({ kind: 'payment-failed', data: { reason: 'failed' } })).toBe('Betaling mislukt')
  })

  it('says of a mail which one it is and what became of it', () => {
    const mail = { kind: 'confirmation', name: 'Bevestiging', state: 'sent' } as const
    expect(name({ kind: 'mail', mail })).toBe('Bevestiging verzonden')
    expect(name({ kind: 'mail', mail: { ...mail, state: null } })).toBe('Bevestiging gepland')
  })

  it('says what was asked in vain', () => {
    const data = { reason: 'cancel', note: 'Dat kan bij deze boeking niet meer.' }
    expect(name({ kind: 'action-refused', data })).toBe('Niet uitgevoerd: annuleren')
    expect(detail({ kind: 'action-refused', data, by: 'Els' })).toBe(
      'door Els, Dat kan bij deze boeking niet meer.',
    )
  })

  it('is the kind itself where there is no word for it yet', () => {
    expect(name({ kind: 'packed' })).toBe('packed')
  })
})

describe('The line under a step', () => {
  it('says of each field what stood there and what was written', () => {
    const changes = [
      { field: 'email', from: 'a@voorbeeld.nl', to: 'b@voorbeeld.nl' },
      { field: 'notes', from: '', to: 'Komt laat.' },
      { field: 'phone', from: '06', to: '' },
    ]
    expect(detail({ kind: 'changed', by: 'Els', data: { changes } })).toBe(
      'door Els, e-mail: a@voorbeeld.nl → b@voorbeeld.nl, notities: Komt laat., telefoon: 06 → –',
    )
  })

  it('calls a language as staff do', () => {
    const changes = [{ field: 'language', from: 'nl', to: 'en' }]
    expect(detail({ kind: 'changed', data: { changes } })).toBe('taal: Nederlands → Engels')
  })

  it('tells sum, method and person', () => {
    expect(detail({ by: 'Els', data: { cents: 22_000, method: 'pin' } })).toBe(
      '€\u00a0220,00, pin, door Els',
    )
    expect(detail({ by: 'guest' })).toBe('door de gast')
  })

  it('tells to whom a mail went, and from which room to which a booking moved', () => {
    expect(detail({ data: { to: 'anna@example.com' } })).toBe('anna@example.com')
    expect(detail({ data: { from: '3', to: '4' } })).toBe('kamer 3 → 4')
  })

  it('tells what a change of the stay changed, and nothing of what stayed', () => {
    const from = {
      ...{ arrival: '2026-11-25', departure: '2026-11-27', roomTypeId: 2, roomId: 4, persons: 2 },
      ...{ roomTypeName: 'Knusse kamer', roomNumber: 4 },
      ...{ pinned: false, overruled: [], overruleReason: '' },
    }
    const longer = { ...from, departure: '2026-11-28' }
    expect(detail({ by: 'Els', data: { cents: 11_000, stays: { from, to: longer } } })).toBe(
      'wo 25 – vr 27 nov → wo 25 – za 28 nov, €\u00a0110,00, door Els',
    )
    const other = { ...from, roomNumber: 9, roomTypeName: 'Ruime kamer', persons: 1 }
    expect(detail({ data: { stays: { from, to: other } } })).toBe(
      'Knusse kamer (kamer 4) → Ruime kamer (kamer 9), 2 personen → 1 persoon',
    )
  })

  it('tells why, in words, and what somebody typed as it was typed', () => {
    expect(detail({ by: 'provider', data: { cents: 100, reason: 'pay-by-hand' } })).toBe(
      '€\u00a01,00, de betaaldienst weigerde het; betaal het met de hand terug',
    )
    expect(detail({ by: 'staff', data: { note: 'ziek geworden' } })).toBe(
      'door een medewerker, ziek geworden',
    )
  })

  it('is not there where nothing more is known', () => {
    expect(detail({ by: 'provider', data: { reason: 'not-known-here' } })).toBeNull()
  })
})
