import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  attemptKey,
  forgetAttempt,
  forgetHeld,
  heldBooking,
  madeBookings,
  rememberHeld,
} from '../../guest/checkout/attempt.ts'
import { type Draft, loadDraft, saveDraft } from '../../guest/checkout/draft.ts'
import { arrivalWords } from '../../rules/stay-times/arrival-words.ts'
import { bookingRequest } from '../../guest/checkout/booking-request.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { defaultReadings } from '../../rules/readings/readings.ts'
import { arrivalWindows } from '../../rules/stay-times/arrival-window.ts'
import { readAloud } from '../rules/in-words.ts'

/** What a tab keeps; `full` refuses as a private window may. */
function tab(full = false): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full')
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', tab())
  vi.stubGlobal('localStorage', tab())
  forgetAttempt()
})

describe('an attempt to book', () => {
  it('keeps its key for the same content, also after a reload', () => {
    const key = attemptKey('{"a":1}')
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(attemptKey('{"a":1}')).toBe(key)
  })

  it('is another attempt with other content', () => {
    expect(attemptKey('{"a":1}')).not.toBe(attemptKey('{"a":2}'))
  })

  it('is another attempt once the first is forgotten', () => {
    const key = attemptKey('{"a":1}')
    forgetAttempt()
    expect(attemptKey('{"a":1}')).not.toBe(key)
  })

  it('keeps its key where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', tab(true))
    expect(attemptKey('{"a":1}')).toBe(attemptKey('{"a":1}'))
  })
})

describe('what this browser booked', () => {
  const made = (bookingId: string, stayAddress = '?kamer=knusse-kamer') =>
    rememberHeld({ stayAddress, bookingId, key: `key-of-${bookingId}` })

  it('is known by its stay in another tab, the newest first', () => {
    made('0e8a')
    made('1f9b')
    vi.stubGlobal('sessionStorage', tab())
    expect(heldBooking('?kamer=knusse-kamer')).toBe('1f9b')
    expect(heldBooking('?kamer=kleine-knusse-kamer')).toBeNull()
  })

  it('is forgotten one by one', () => {
    made('0e8a')
    made('1f9b')
    forgetHeld('1f9b')
    expect(madeBookings().map(({ bookingId }) => bookingId)).toEqual(['0e8a'])
  })

  it('is not kept longer than a day', () => {
    vi.useFakeTimers()
    made('0e8a')
    vi.advanceTimersByTime(24 * 3_600_000)
    expect(madeBookings()).toEqual([])
    vi.useRealTimers()
  })

  it('is nothing where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', tab(true))
    made('0e8a')
    expect(madeBookings()).toEqual([])
  })
})

describe('what was typed', () => {
  it('is there again after a reload', () => {
    const draft = loadDraft()
    saveDraft({
      ...draft,
      remark: 'Met de fiets',
      guest: { ...draft.guest, firstName: 'Liesbeth' },
    })
    expect(loadDraft()).toMatchObject({
      remark: 'Met de fiets',
      guest: { firstName: 'Liesbeth', lastName: '' },
    })
  })

  it('starts empty where what was kept cannot be read', () => {
    sessionStorage.setItem('kamersleutel.checkout', '{broken')
    expect(loadDraft().guest.firstName).toBe('')
  })
})

describe('step Details', () => {
  it('words the hours to arrive in', () => {
    expect(arrivalWindows('16:30–18:00').map(readAloud(arrivalWords))).toEqual([
      'tussen 16.30 en 17.30 uur',
      'tussen 17.30 en 18.00 uur',
    ])
  })

  it('sends the arrival and the remark apart, and neither where it is left open', () => {
    const stay = {
      room: 'knusse-kamer',
      arrival: '2026-06-09',
      departure: '2026-06-12',
      persons: 2,
    }
    const quote = { totalCents: 100 } as Quote
    const nobodyTold = { childAges: [], residents: 0 }
    const request = (answers: Partial<Draft>) =>
      bookingRequest(stay, { ...loadDraft(), ...answers }, quote, defaultReadings, null, nobodyTold)
    const arrivalWindow = { from: 960, until: 1020 }
    const remark = ' We komen met de fiets. '
    expect(request({ arrivalWindow, remark })).toMatchObject({
      arrivalWindow,
      notes: 'We komen met de fiets.',
    })
    expect(request({ remark: ' ' })).not.toHaveProperty('notes')
    expect(request({})).not.toHaveProperty('arrivalWindow')
  })
})
