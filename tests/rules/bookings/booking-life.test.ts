import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BookingAction,
  bookingLife,
  stateAfter,
  statesThatAllow,
} from '../../../rules/bookings/booking-life.ts'
import { type BookingState, isLive } from '../../../rules/bookings/booking-state.ts'
import { checkLaw } from '../seen.ts'

const actions: BookingAction[] = [
  'confirm',
  'expire',
  'buy-again',
  'cancel',
  'change-stay',
  'pin-room',
  'mark-paid',
  'take-back-receipt',
  'refunded-by-hand',
  'write-off',
  'take-back-write-off',
  'give-back',
  'resend-confirmation',
  'arrive',
  'depart',
  'no-show',
  'take-back-attendance',
]

it('A booking stands while it is held or confirmed', () => {
  const states = ['held', 'confirmed', 'expired', 'cancelled'] as const
  expect(states.filter(isLive)).toEqual(['held', 'confirmed'])
})

describe('The life of a booking (BO §4)', () => {
  it('allows in each state what its table says, and nothing else', () => {
    for (const state of Object.keys(bookingLife) as BookingState[]) {
      const allowed = actions.filter((action) => stateAfter(state, action) !== null)
      expect(new Set(allowed)).toEqual(new Set(Object.keys(bookingLife[state])))
    }
    expect(stateAfter('cancelled', 'cancel')).toBeNull()
    expect(stateAfter('expired', 'confirm')).toBeNull()
  })

  it('moves forward only: nothing is held again, and nothing follows a cancellation', () => {
    checkLaw('a booking moves forward', (see) =>
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 12 }), (done) => {
        let state: BookingState = 'held'
        for (const action of done) {
          const next = stateAfter(state, action)
          see(next !== null)
          if (next === null) continue
          if (state !== 'held') expect(next).not.toBe('held')
          if (state === 'cancelled') expect(next).toBe('cancelled')
          state = next
        }
      }),
    )
  })

  it('says of each action which states allow it', () => {
    expect(Object.fromEntries(actions.map((action) => [action, statesThatAllow(action)]))).toEqual({
      confirm: ['held'],
      expire: ['held'],
      'buy-again': ['expired'],
      cancel: ['held', 'confirmed'],
      'change-stay': ['held', 'confirmed'],
      'pin-room': ['held', 'confirmed'],
      'mark-paid': ['held', 'confirmed'],
      'take-back-receipt': ['held', 'confirmed'],
      'refunded-by-hand': ['held', 'confirmed', 'expired', 'cancelled'],
      'write-off': ['confirmed', 'cancelled'],
      'take-back-write-off': ['confirmed', 'cancelled'],
      'give-back': ['confirmed', 'cancelled'],
      'resend-confirmation': ['confirmed'],
      arrive: ['confirmed'],
      depart: ['confirmed'],
      'no-show': ['confirmed'],
      'take-back-attendance': ['confirmed'],
    })
  })
})
