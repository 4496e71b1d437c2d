import fc from 'fast-check'
import { describe, it } from 'vitest'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { checkLaw } from '../seen.ts'
import { availabilityCommands, type RunProperty } from './availability.commands.ts'
import { roomsOf } from './property.arbitrary.ts'
import { property, momentOn } from './property.ts'
import type { KeyBoard } from './key-board.ts'

describe('a property that follows its own answers', () => {
  it(
    'never gives a key twice, and accepts exactly the guests whom the key board has room for',
    { timeout: 60_000 },
    () => {
      checkLaw(
        'availability against a key board',
        (see) =>
          fc.property(availabilityCommands(see), (commands) => {
            // Too few nights refuse here: enough is refused for the law to say something.
            const readings = {
              ...defaultReadings,
              'closed-season.ordinary': 'none',
              'staff.may-overrule': 'closed-season',
            } as const
            const setup = (): { model: KeyBoard; real: RunProperty } => ({
              model: {
                moment: momentOn('2026-03-02'),
                hooks: new Map(),
                bookings: new Map(),
                closures: [],
                booked: 0,
              },
              real: { facts: property({ rooms: roomsOf(3, 2), readings }) },
            })
            fc.modelRun(setup, commands)
          }),
        150,
      )
    },
  )
})
