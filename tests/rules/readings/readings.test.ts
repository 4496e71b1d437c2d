import { describe, expect, it } from 'vitest'
import { entries, settableEntries } from '../../../rules/readings/catalogue.ts'
import { defaultReadings, loadReadings } from '../../../rules/readings/readings.ts'

describe('readings', () => {
  it('are all at their default where a configuration says nothing', () => {
    expect(loadReadings({})).toEqual({ readings: defaultReadings, refused: [] })
  })

  it('take the first value of their entry as default', () => {
    expect(defaultReadings['total.ordinary']).toBe('sum-of-nights')
    expect(defaultReadings['tourist-tax.booking']).toBe('2.50')
    expect(defaultReadings['tourist-tax.bills']).toBe('2.25')
    expect(defaultReadings['check-out-time']).toBe('10:30')
    for (const entry of settableEntries)
      expect(defaultReadings[entry.id]).toBe(Object.keys(entry.values)[0])
  })

  it('take a chosen value and leave the others alone', () => {
    const loaded = loadReadings({ 'season.overlap': 'all-added' })
    expect(loaded).toEqual({
      readings: { ...defaultReadings, 'season.overlap': 'all-added' },
      refused: [],
    })
  })

  it('have their default where an unknown id, an unknown value or a fixed one is stored, and name it', () => {
    const refused = {
      'season.overlapp': 'highest',
      'price.unit': 'per-bed',
      nights: 'difference-minus-one',
      'rooms.physical': 'rows',
    }
    expect(loadReadings({ ...refused, 'price.from': 'literal' })).toEqual({
      readings: { ...defaultReadings, 'price.from': 'literal' },
      refused: Object.entries(refused).map(([id, value]) => ({ id, value })),
    })
    expect(loadReadings({ 'price.unit': 2 })).toEqual({
      readings: defaultReadings,
      refused: [{ id: 'price.unit', value: 2 }],
    })
    expect(loadReadings(JSON.parse('{"__proto__": "x"}'))).toEqual({
      readings: defaultReadings,
      refused: [{ id: '__proto__', value: 'x' }],
    })
  })

  it.each([null, undefined, 'all', 5, ['price.unit']])(
    'are all at their default where %j is stored, which is no record of choices',
    (configuration) => {
      expect(loadReadings(configuration)).toEqual({
        readings: defaultReadings,
        refused: [{ id: '', value: configuration }],
      })
    },
  )
})

describe('the catalogue of readings', () => {
  it('names every reading once', () => {
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length)
  })

  it('offers a choice in every reading that can be set, gives fixed ones a rejected alternative, and always a reason', () => {
    for (const entry of entries) {
      if (entry.kind !== 'data')
        expect(Object.keys(entry.values).length, entry.id).toBeGreaterThan(1)
      expect(entry.source, entry.id).not.toBe('')
      expect(entry.reason, entry.id).not.toBe('')
    }
  })
})
