import { describe, expect, it } from 'vitest'
import { groupTitles, readingGroups } from '../../../admin/readings/reading-rows.ts'
import { catalogue, entries } from '../../../rules/readings/catalogue.ts'

const chosen = [{ id: 'total.ordinary', value: 'sum-times-nights', version: 1 }]
const all = readingGroups(chosen, '')

describe('The readings on screen', () => {
  it('are those of the catalogue, group by group, each value in Dutch, the default first', () => {
    expect(all.map(({ title }) => title)).toEqual(groupTitles)
    expect(groupTitles).toHaveLength(catalogue.length)
    expect(all.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(entries.map(({ id }) => id))
    for (const { id, values } of all.flatMap(({ rows }) => rows))
      expect(values.map(({ value }) => value)).toEqual(
        Object.keys(entries.find((entry) => entry.id === id)!.values),
      )
  })

  it('say what is chosen, and of the others what holds', () => {
    const rows = all.flatMap((group) => group.rows)
    const of = (id: string) => rows.find((row) => row.id === id)!.chosen
    expect([of('total.ordinary'), of('nights')]).toEqual(['sum-times-nights', 'difference'])
  })

  it('are found by words of their title, values, id or paragraph, and groups without any are left out', () => {
    const found = readingGroups(chosen, 'BTW factuur')
    expect(found.map(({ title, rows }) => [title, rows.map(({ id }) => id)])).toEqual([
      ['Prijs', ['invoice.rounding']],
    ])
    expect(readingGroups(chosen, 'zeppelin')).toEqual([])
  })
})
