import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiDocument } from '../../../api/api-document.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { BACK_OFFICE } from '../../../api/requests/routes.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { someStaff, staffBrowser } from '../setup/staff-browser.ts'

/** A part of a schema, as the document tells it. */
interface Part {
  $ref?: string
  type?: string
  properties?: Record<string, Part>
  additionalProperties?: Part | boolean
  items?: Part
  anyOf?: Part[]
  oneOf?: Part[]
  allOf?: Part[]
}

const EMAIL = 'els@example.com'
const PASSWORD = 'een lang wachtwoord'
const ENGLISH = /too (big|small)|invalid|expected|unrecogni[sz]ed|required|must/i
/** Longer than any field that staff fill in, but for the text of a page. */
const LONG = 'x'.repeat(6_000)

let setup: TestSetup
let routes: { method: 'POST' | 'PUT'; url: string; schema: Part }[]
let schemas: Record<string, Part>
beforeAll(async () => {
  setup = await openSetup({ variables: { REQUESTS_PER_MINUTE: '0', DEMO: 'false' } })
  await someStaff(setup.pool, { name: 'Els', email: EMAIL, password: PASSWORD })
  const document = await apiDocument(setup.app)
  schemas = (document.components?.schemas ?? {}) as Record<string, Part>
  routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    (['post', 'put'] as const).flatMap((method) => {
      const body = operations[method]?.requestBody as
        | { content?: Record<string, { schema?: Part }> }
        | undefined
      const schema = body?.content?.['application/json']?.schema
      if (!schema || !(path.startsWith(BACK_OFFICE) || path.startsWith('/api/staff'))) return []
      const url = path.replaceAll(/\{\w+\}/g, '1')
      return [{ method: method.toUpperCase() as 'POST' | 'PUT', url, schema }]
    }),
  )
})
afterAll(() => setup.close())

/** A body of that schema, with the same value wherever it asks for a text. */
function bodyOf(part: Part, value: unknown): unknown {
  if (part.$ref) return bodyOf(schemas[part.$ref.split('/').at(-1)!]!, value)
  const other = (part.anyOf ?? part.oneOf ?? part.allOf)?.[0]
  if (other) return bodyOf(other, value)
  if (part.properties)
    return Object.fromEntries(
      Object.entries(part.properties).map(([name, each]) => [name, bodyOf(each, value)]),
    )
  if (part.type === 'object') return { [LONG.slice(0, 8)]: value }
  if (part.items) return [bodyOf(part.items, value)]
  if (part.type === 'boolean') return true
  return part.type === 'integer' || part.type === 'number' ? 1 : value
}

/** What every writing route of staff says at its fields of such a body. */
async function said(value: unknown) {
  const els = staffBrowser(setup.app)
  await els.signIn(EMAIL, PASSWORD)
  const sentences: { route: string; field: string; text: string }[] = []
  for (const { method, url, schema } of routes) {
    // The session is ended by its own routes.
    const browser = url.startsWith(BACK_OFFICE) ? els : staffBrowser(setup.app)
    const { body } = await browser.send<ApiError | null>(
      method,
      url,
      bodyOf(schema, value) as object,
    )
    if (body?.error?.reason === 'invalid-input')
      for (const { field, text } of body.error.fields)
        sentences.push({ route: `${method} ${url}`, field, text })
  }
  return sentences
}

describe('What staff send that fits no field', () => {
  it.each([
    ['a text of 6,000 characters', LONG],
    ['a number where a text is wanted', 7],
    ['nothing where a text is wanted', undefined],
    ['an object where a text is wanted', {}],
  ])('is told in Dutch at its field: %s', async (_, value) => {
    const sentences = await said(value)
    expect(new Set(sentences.map(({ route }) => route)).size).toBeGreaterThan(15)
    expect(sentences.filter(({ text }) => text === '' || ENGLISH.test(text))).toEqual([])
  })
})
