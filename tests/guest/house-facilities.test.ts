import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { houseFacilities } from '../../guest/rooms/house-facilities.ts'

const room = (...facilities: string[]) => ({ facilities })

describe('The facilities of the house', () => {
  it('are those of its rooms, what most rooms have first', () => {
    expect(
      houseFacilities([
        room('Eigen douche', 'Gratis wifi'),
        room('Ligbad', 'Gratis wifi', 'Televisie'),
        room('Gratis wifi', 'Televisie'),
      ]),
    ).toEqual(['Gratis wifi', 'Televisie', 'Eigen douche', 'Ligbad'])
  })

  it('are none where staff wrote none', () => {
    expect(houseFacilities([])).toEqual([])
    expect(houseFacilities([room(), room()])).toEqual([])
  })

  it('are at most eight, each once and each of a room', () => {
    const facility = fc.integer({ min: 1, max: 13 }).map((number) => `Faciliteit ${number}`)
    const rooms = fc.array(fc.array(facility).map((all) => room(...all)))
    fc.assert(
      fc.property(rooms, (all) => {
        const said = houseFacilities(all)
        expect(said.length).toBe(Math.min(8, new Set(all.flatMap((one) => one.facilities)).size))
        expect(new Set(said).size).toBe(said.length)
        for (const one of said) expect(all.some((each) => each.facilities.includes(one))).toBe(true)
      }),
    )
  })
})
