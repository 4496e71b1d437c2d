import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { OldSiteImports } from '../../../api/old-site/old-site-imports.ts'
import type { OldSiteReport } from '../../../api/old-site/old-site-report.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
afterEach(() => vi.restoreAllMocks())

const run = (payload: string) =>
  setup.app.inject({
    method: 'POST',
    url: '/api/back-office/old-site-imports',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    cookies: staff.cookies,
    payload,
  })

const services = { a: { id: 'a', name: 'Zolderkamer', resourceId: 7, stock: 1, btw: 9 } }
/** A million bytes and more of what no house has. */
const things = Object.fromEntries(
  Array.from({ length: 30_000 }, (_, at) => [`-M${at}`, { date: at, name: 'somebody' }]),
)
const large = JSON.stringify({ tree: { content: { services, things } } })

describe('A large export of the old site', () => {
  it('is read in a thread of its own, to the same report', async () => {
    expect(large.length).toBeGreaterThan(1_000_000)
    const parse = vi.spyOn(JSON, 'parse')
    const answer = await run(large)
    const here = parse.mock.calls.map(([text]) => text.length)
    expect(answer.statusCode).toBe(200)
    expect(here.filter((length) => length > 100_000)).toEqual([])
    parse.mockRestore()
    const report = answer.json<OldSiteReport>()
    expect(report.counts).toContainEqual(
      expect.objectContaining({ noun: 'room-types', found: 1, brought: 1 }),
    )
    const { tree } = JSON.parse(large) as { tree: unknown }
    const imports = setup.app.get(OldSiteImports)
    expect(report).toEqual(await imports.run({ tree, decisions: {}, keep: false }, 'Els'))
  })

  it.each([
    ['that is cut off', large.slice(0, -2), 'Het verzoek is niet leesbaar.', []],
    [
      'without an export',
      '{"decisions":{"a":"weg"}}',
      'Controleer de gemarkeerde gegevens.',
      [
        { field: 'tree', text: 'Deze waarde is niet geldig.' },
        { field: 'decisions.a', text: 'Kies een kamer.' },
      ],
    ],
    [
      'of something else',
      '{"tree":{"recipes":{}}}',
      expect.stringMatching(/^Dit is geen export van de oude site/),
      [{ field: 'tree', text: expect.stringMatching(/^Dit is geen export/) }],
    ],
  ])('%s is refused in Dutch', async (_, payload, sentence, fields) => {
    const answer = await run(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toEqual({ reason: 'invalid-input', text: sentence, fields })
  })

  it('that comes twice at once is brought once', async () => {
    const kept = JSON.stringify({ tree: { content: { services } }, keep: true })
    const reports = (await Promise.all([run(kept), run(kept)])).map((answer) =>
      answer.json<OldSiteReport>(),
    )
    const brought = reports.map(
      ({ counts }) => counts.find(({ noun }) => noun === 'room-types')!.brought,
    )
    expect(brought.toSorted((a, b) => a - b)).toEqual([0, 1])
    const { rows } = await setup.pool.query(
      `SELECT name FROM room_types WHERE name = 'Zolderkamer'`,
    )
    expect(rows).toHaveLength(1)
  })
})
