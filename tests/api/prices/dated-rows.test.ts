import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeView } from '../../../api/edits/change-view.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

type Body = Record<string, unknown>
type View = Body & { id: number; version: number }

let setup: TestSetup
let jos: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  jos = await signedIn(setup.app)
})
afterAll(() => setup.close())

const amounts = (fields: string[], amount: string) =>
  Object.fromEntries(fields.map((field) => [field, amount]))
const familyNights = [1, 2, 3, 4, 5, 6].map((persons) => `persons${persons}`)

/** Each kind of rows that count from a day on: a good one, and what is refused at which field. */
const kinds: {
  path: string
  table: string
  good: Body
  wrong: [string, Body, string, string][]
}[] = [
  {
    path: 'vat-rates',
    table: 'vat_rates',
    good: { category: 'lodging', percentage: '12,5' },
    wrong: [
      ['of nothing', { category: null }, 'category', words().datedRow.vatCategory],
      ['of what has none', { category: 'none' }, 'category', words().datedRow.vatCategory],
      ['of -1', { percentage: '-1' }, 'percentage', words().datedRow.percentage],
      ['of 1e9', { percentage: '1e9' }, 'percentage', words().datedRow.percentage],
      ['of more than all', { percentage: '100,01' }, 'percentage', words().datedRow.percentage],
    ],
  },
  {
    path: 'tourist-tax-tariffs',
    table: 'tourist_tax_tariffs',
    good: {
      amount: '3,10',
      percentage: '',
      childAgeLimit: '12',
      residentsExempt: true,
      nightCap: '7',
    },
    wrong: [
      ['that asks nothing', { amount: '' }, 'amount', words().datedRow.taxMissing],
      ['that asks two things', { percentage: '5' }, 'percentage', words().datedRow.taxTwice],
      ['of -1', { amount: '-1' }, 'amount', words().datedRow.taxAmount],
      ['of 1e9', { amount: '1e9' }, 'amount', words().datedRow.taxAmount],
      ['of 101 %', { amount: '', percentage: '101' }, 'percentage', words().datedRow.percentage],
      ['for children of 40', { childAgeLimit: '40' }, 'childAgeLimit', words().datedRow.childAge],
      ['for no nights', { nightCap: '0' }, 'nightCap', words().datedRow.nightCap],
    ],
  },
  {
    path: 'family-tariffs',
    table: 'family_tariffs',
    good: {
      ...amounts(['weekend', 'midweek', 'week', 'cleaning'], '449,00'),
      ...amounts([...familyNights, 'extraPerson'], '10,00'),
    },
    wrong: [
      ['of -1', { weekend: '-1' }, 'weekend', words().datedRow.stayAmount],
      ['of 1e9', { week: '1e9' }, 'week', words().datedRow.stayAmount],
      ['without cleaning', { cleaning: '' }, 'cleaning', words().datedRow.stayAmount],
      ['that adds -1', { persons6: '-1' }, 'persons6', words().datedRow.nightAmount],
      ['that adds 1e9', { extraPerson: '1e9' }, 'extraPerson', words().datedRow.nightAmount],
    ],
  },
  {
    path: 'breakfast-tariffs',
    table: 'breakfast_tariffs',
    good: { box: '13,95', kidsBox: '6,95', delivery: '3,95', homeVillage: 'Beek' },
    wrong: [
      ['of -1', { box: '-1' }, 'box', words().datedRow.boxAmount],
      ['of 1e9', { kidsBox: '1e9' }, 'kidsBox', words().datedRow.boxAmount],
      ['without a delivery', { delivery: null }, 'delivery', words().datedRow.boxAmount],
      [
        'free in a village with a name of 100 letters',
        { homeVillage: 'x'.repeat(100) },
        'homeVillage',
        fillText(words().formFields.tooLong, { max: 80 }),
      ],
    ],
  },
  {
    path: 'cancellation-conditions',
    table: 'cancellation_conditions',
    good: {
      steps: [
        { daysBefore: '14', percentage: '100' },
        { daysBefore: '3', percentage: '25' },
      ],
    },
    wrong: [
      [
        'of -1 days',
        { steps: [{ daysBefore: '-1', percentage: '50' }] },
        'steps.0.daysBefore',
        words().datedRow.daysBefore,
      ],
      [
        'that gives 1e9 back',
        { steps: [{ daysBefore: '1', percentage: '1e9' }] },
        'steps.0.percentage',
        words().datedRow.percentage,
      ],
      [
        'with a day twice',
        {
          steps: [
            { daysBefore: '7', percentage: '100' },
            { daysBefore: '7', percentage: '100' },
          ],
        },
        'steps.1.daysBefore',
        words().datedRow.daysBeforeTwice,
      ],
      [
        'that give more to who is later',
        {
          steps: [
            { daysBefore: '7', percentage: '50' },
            { daysBefore: '1', percentage: '100' },
          ],
        },
        'steps.1.percentage',
        words().datedRow.shareRises,
      ],
      [
        'of seven steps',
        {
          steps: Array.from({ length: 7 }, (_, day) => ({ daysBefore: `${day}`, percentage: '0' })),
        },
        'steps',
        words().datedRow.tooManySteps,
      ],
    ],
  },
]

const dated = { validFrom: '2027-03-01', source: 'besluit 2027' }
const all = (path: string) => `/api/back-office/${path}`

describe.each(kinds)('A row of $path', ({ path, table, good, wrong }) => {
  const order = (asked: Body = {}) => ({ ...dated, ...good, ...asked })
  const count = async () =>
    (await setup.pool.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`)).rows[0]!.n

  it('is added, read, listed, changed and taken away, as it is typed', async () => {
    const { status, body } = await jos.post<View>(all(path), order())
    const { id, version, ...content } = body
    expect([status, content]).toEqual([201, order()])
    expect((await jos.get<View>(`${all(path)}/${id}`)).body).toEqual(body)
    const changed = await jos.put<View>(
      `${all(path)}/${id}`,
      order({ validFrom: '2027-04-01', version }),
    )
    expect([changed.status, changed.body]).toMatchObject([200, { id, validFrom: '2027-04-01' }])
    expect(changed.body.version).toBeGreaterThan(version)
    const listed = await jos.get<View[]>(`${all(path)}?filter={"q":"besluit"}`)
    expect(listed.body).toEqual([changed.body])
    expect((await jos.delete(`${all(path)}/${id}`)).status).toBe(200)
    expect((await jos.get(`${all(path)}/${id}`)).status).toBe(404)
    const { body: changes } = await jos.get<ChangeView[]>(
      `/api/back-office/changes?filter={"noun":"${table}"}`,
    )
    expect(changes.map(({ action }) => action)).toEqual(['removed', 'changed', 'added'])
  })

  it('counts from a day that no other row has', async () => {
    const { body } = await jos.post<View>(all(path), order())
    const second = await jos.post<ApiError>(all(path), order())
    expect([second.status, second.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'validFrom', text: words().datedRow.validFromTaken }] },
    ])
    expect((await jos.put(`${all(path)}/${body.id}`, order())).status).toBe(200)
    await jos.delete(`${all(path)}/${body.id}`)
  })

  it.each<[string, Body, string, string]>([
    ['without a day', { validFrom: null }, 'validFrom', words().datedRow.validFromMissing],
    ['of the year 20', { validFrom: '0020-01-01' }, 'validFrom', words().datedRow.dayOutOfReach],
    ['without a source', { source: ' ' }, 'source', words().datedRow.source],
    ...wrong,
  ])('%s is refused at its field, and nothing is stored', async (_, asked, field, text) => {
    const before = await count()
    const { status, body } = await jos.post<ApiError>(all(path), order(asked))
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ reason: 'invalid-input', fields: [{ field, text }] })
    expect(await count()).toBe(before)
  })

  it('that is not there is said so', async () => {
    expect((await jos.put(`${all(path)}/999999`, order())).status).toBe(404)
    expect((await jos.delete(`${all(path)}/999999`)).status).toBe(404)
  })
})

describe('The last VAT rate of a category', () => {
  it('cannot be taken away: nothing could be sold without it', async () => {
    const { body } = await jos.get<View[]>(all('vat-rates'))
    const food = body.filter(({ category }) => category === 'food')
    expect(food).toHaveLength(1)
    const { status, body: refused } = await jos.delete<ApiError>(
      `${all('vat-rates')}/${food[0]!.id}`,
    )
    expect([status, refused.error]).toMatchObject([
      422,
      { reason: 'facts-refused', text: words().priceList['vat-rate-missing'] },
    ])
  })
})

describe('A price that staff change', () => {
  it('is what guests read at once: tourist tax, and what goes back', async () => {
    const asked = 'room=knusse-kamer&arrival=2026-11-02&departure=2026-11-03&persons=2'
    const taxOf = async () =>
      (await setup.app.inject({ url: `/api/quotes?${asked}` }))
        .json<{ quote: { lines: { rule: string; cents: number }[] } }>()
        .quote.lines.find(({ rule }) => rule === 'besluit 2026')?.cents
    expect(await taxOf()).toBeUndefined()
    await jos.post(all('tourist-tax-tariffs'), {
      validFrom: '2026-11-01',
      amount: '4,00',
      source: 'besluit 2026',
    })
    expect(await taxOf()).toBe(800)
    await jos.post(all('cancellation-conditions'), {
      validFrom: '2021-02-01',
      steps: [{ daysBefore: '30', percentage: '80' }],
      source: 'besluit',
    })
    const { cancellation } = (await setup.app.inject({ url: '/api/property' })).json<{
      cancellation: { share: string }[]
    }>()
    expect(cancellation[0]!.share).toContain('80%')
  })
})
