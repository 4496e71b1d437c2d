import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../../api/edits/changed-since.ts'

const setting = (value: object) => ({ key: 'property', value })

describe('The fields in which a row differs', () => {
  it('are of a setting the parts of its value that differ', () => {
    const before = setting({ name: 'Vos', phone: '1' })
    const after = setting({ name: 'Vos', phone: '2', odd: [1] })
    expect(fieldsOf(before, after)).toEqual([
      { field: 'phone', from: '1', to: '2' },
      { field: 'odd', from: '', to: '[1]' },
    ])
  })

  it('are all of them where it came or went, of a setting part by part', () => {
    const added = [
      { field: 'key', from: '', to: 'property' },
      { field: 'city', from: '', to: 'Beek' },
    ]
    expect(fieldsOf(null, setting({ city: 'Beek' }))).toEqual(added)
    expect(fieldsOf(setting({ city: 'Beek' }), null)).toEqual(
      added.map(({ field, to }) => ({ field, from: to, to: '' })),
    )
  })
})
