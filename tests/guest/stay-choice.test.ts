import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isComplete, stayFromAddress, stayToAddress } from '../../guest/stay/stay-choice.ts'
import { formatDay } from '../../rules/calendar/day.ts'

const read = (address: string) => stayFromAddress(new URLSearchParams(address))

describe('a stay in the address', () => {
  it('is read from kamer, aankomst, vertrek and personen', () => {
    expect(read('?kamer=knusse-kamer&aankomst=2026-06-11&vertrek=2026-06-14&personen=2')).toEqual({
      room: 'knusse-kamer',
      arrival: '2026-06-11',
      departure: '2026-06-14',
      persons: 2,
    })
  })

  it('is read as not chosen where a date does not exist', () => {
    expect(read('?kamer=knusse-kamer&aankomst=2026-02-30&vertrek=morgen').arrival).toBeNull()
  })

  it('has no departure that is not after the arrival', () => {
    expect(read('?aankomst=2026-06-14&vertrek=2026-06-14').departure).toBeNull()
    expect(read('?vertrek=2026-06-14').departure).toBeNull()
  })

  it.each(['0', '-1', '2.5', 'twee', '100', ''])('has no number of persons in %j', (text) => {
    expect(read(`?personen=${text}`).persons).toBeNull()
  })

  it('is complete only with both days and the persons', () => {
    expect(isComplete(read('?kamer=x&aankomst=2026-06-11&vertrek=2026-06-14'))).toBe(false)
    expect(isComplete(read('?kamer=x&aankomst=2026-06-11&vertrek=2026-06-14&personen=1'))).toBe(
      true,
    )
  })

  it('comes back from the address as it was written', () => {
    const choices = fc
      .record({
        room: fc.stringMatching(/^[a-z-]{0,20}$/),
        arrival: fc.option(fc.integer({ min: 20_000, max: 30_000 })),
        nights: fc.option(fc.integer({ min: 1, max: 30 })),
        persons: fc.option(fc.integer({ min: 1, max: 99 })),
      })
      .map(({ room, arrival, nights, persons }) => ({
        room,
        persons,
        arrival: arrival === null ? null : formatDay(arrival),
        departure: arrival === null || nights === null ? null : formatDay(arrival + nights),
      }))
    fc.assert(
      fc.property(choices, (choice) => {
        expect(read(stayToAddress(choice))).toEqual(choice)
      }),
    )
  })
})
