import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { issueTicket } from '../../../api/forms/form-ticket.ts'
import type { FormTexts, GuestForm } from '../../../rules/forms/guest-forms.ts'
import { formLabels } from '../../../rules/forms/form-labels.ts'
import { formPages } from '../../../screens/form-pages.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { goodForms } from '../../rules/forms/good-forms.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
})
afterAll(() => setup.close())
afterEach(() => setup.pool.query('DELETE FROM form_messages'))

/** A ticket of a page that was opened a minute ago. */
const ticket = () => issueTicket('only the tests know this secret', setup.time.now - 60_000)

function send(form: GuestForm, texts: Record<string, unknown>) {
  return setup.app.inject({
    method: 'POST',
    url: `/api/forms/${form}`,
    headers: { origin: ORIGIN },
    payload: { ...texts, ticket: ticket(), website: '' },
  })
}

const stored = async () =>
  (await setup.pool.query('SELECT FROM form_messages UNION ALL SELECT FROM outbox')).rowCount

/** What a field may be filled in with that nobody can mean, and the words for it. */
const bad: Record<string, unknown> = {
  'of 4,000 characters': 'a'.repeat(4_000),
  'of 6,000 characters': 'a'.repeat(6_000),
  'a number': 12,
  'a list': ['a', 'b'],
  'an object': { a: 1 },
  'with a NUL': 'a\0b',
}

/** The fields of a form that must be filled in. */
const required: Record<GuestForm, string[]> = {
  contact: ['name', 'phone'],
  business: ['name', 'email', 'phone', 'description'],
  vendor: Object.keys(goodForms.vendor).filter(
    (field) =>
      ![
        'companyName',
        'stallChosen',
        'groundChosen',
        'groundMetres',
        'vanChosen',
        'vanSize',
        'electricity',
        'tookPart',
        'questions',
      ].includes(field),
  ),
  project: Object.keys(goodForms.project).filter(
    (field) => field !== 'socialMedia' && field !== 'questions',
  ),
}

/** Fields that hold a line of a mail's header or of a list: a break in them is refused. */
const oneLiners = (form: GuestForm) =>
  Object.keys(formLabels[form]).filter(
    (field) =>
      ![
        'description',
        'products',
        'questions',
        'partners',
        'initiatorDescription',
        // Boxes, and what only a ticked box asks for.
        'stallChosen',
        'groundChosen',
        'groundMetres',
        'vanChosen',
        'electricity',
        'tookPart',
        'terms',
        'privacy',
      ].includes(field),
  )

/** Boxes are ticked or not: any text ticks them. Metres are asked where their box is ticked. */
const judgedByText = (form: GuestForm) =>
  Object.keys(formLabels[form]).filter(
    (field) => !/Chosen$|^(electricity|tookPart|terms|privacy|groundMetres)$/.test(field),
  )

/** What the form's page lets one type into each field: its name, and how much at most. */
async function limitsOn(path: string): Promise<[name: string, most: number][]> {
  const { body } = await setup.app.inject({ url: path })
  const fields = [...body.matchAll(/<(?:input|textarea)[^>]*>/g)].map(([field]) => [
    /name="(\w+)"/.exec(field)?.[1] ?? '',
    Number(/maxLength="(\d+)"/i.exec(field)?.[1] ?? 0),
  ])
  return fields.filter((field): field is [string, number] => Number(field[1]) > 0)
}

describe.each(Object.values(formPages))('The form at $path, without script,', ({ path }) => {
  it('keeps every text at its limit in letters of three bytes, whatever else is wrong', async () => {
    const limits = await limitsOn(path)
    expect(limits.length).toBeGreaterThan(3)
    const typed = Object.fromEntries(limits.map(([name, most]) => [name, '漢'.repeat(most)]))
    const answer = await setup.app.inject({
      method: 'POST',
      url: path,
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...typed, ticket: ticket(), website: '' }).toString(),
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ])
    const longest = Object.values(typed).toSorted((one, other) => other.length - one.length)[0]!
    expect(answer.body.split(longest).length).toBeGreaterThan(
      Object.values(typed).filter((text) => text.length === longest.length).length,
    )
    expect(await stored()).toBe(0)
  })
})

/** What became of a form: its fields that were refused, where all is as it should be. */
async function refusedFields(form: GuestForm, texts: Record<string, unknown>): Promise<string[]> {
  const answer = await send(form, texts)
  const { error } = answer.json<ApiError>()
  expect([answer.statusCode, error?.reason, await stored()]).toEqual([400, 'invalid-input', 0])
  const fields = error.reason === 'invalid-input' ? error.fields : []
  // A Dutch sentence at each field, and one over all.
  for (const { text } of [...fields, error]) expect(text).toMatch(/^[A-ZÉ].+\.$/)
  return fields.map(({ field }) => field)
}

describe.each(Object.entries(goodForms) as [GuestForm, FormTexts][])(
  'The %s form, by the API,',
  (form, good) => {
    it('is stored when nothing is wrong', async () => {
      const answer = await send(form, good)
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        { id: expect.any(String) as string },
      ])
      await setup.pool.query('DELETE FROM outbox')
    })

    it.each(required[form])('is refused at %s when it is missing or blank', async (field) => {
      const { [field]: _, ...without } = good
      expect(await refusedFields(form, without)).toContain(field)
      expect(await refusedFields(form, { ...good, [field]: '' })).toContain(field)
      if (!['terms', 'privacy'].includes(field))
        expect(await refusedFields(form, { ...good, [field]: '  \n ' })).toContain(field)
    })

    it.each(judgedByText(form))(
      'is refused at %s when it is too long, no text, or not to be read',
      async (field) => {
        for (const value of Object.values(bad))
          expect(await refusedFields(form, { ...good, [field]: value })).toContain(field)
      },
    )

    it.each(oneLiners(form))('is refused at %s when it breaks a line of a mail', async (field) => {
      expect(
        await refusedFields(form, { ...good, [field]: `${good[field]}\r\nBcc: jan@voorbeeld.nl` }),
      ).toContain(field)
    })
  },
)
