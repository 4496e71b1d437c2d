import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayReadMetrics } from '../../../api/operation/may-read-metrics.ts'
import { mailKinds } from '../../../api/mail/mail-templates.ts'
import { countProcess } from '../../../api/telemetry/metrics.ts'
// What only the worker counts is in the same registry once its files are loaded.
import '../../../workflows/outbox-relay.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

const TOKEN = 'read by Prometheus alone'

let setup: TestSetup
beforeAll(async () => {
  countProcess()
  setup = await openSetup({ variables: { METRICS_TOKEN: TOKEN } })
})
afterAll(() => setup.close())

const ask = (authorization?: string) =>
  setup.app.inject({
    url: '/metrics',
    headers: authorization === undefined ? {} : { authorization },
  })

/** Each line of numbers, by its name and labels. */
async function counted(): Promise<Map<string, number>> {
  const { body, statusCode } = await ask(`Bearer ${TOKEN}`)
  expect(statusCode).toBe(200)
  return new Map(
    body
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.replace(/ \S+$/, ''), Number(line.slice(line.lastIndexOf(' ')))]),
  )
}

describe('The metrics', () => {
  it('are told to who brings the token, and are not there for anyone else who comes through a proxy', async () => {
    expect((await ask(`Bearer ${TOKEN}`)).headers['content-type']).toMatch(/^text\/plain; version=/)
    for (const other of [undefined, `Bearer ${TOKEN}x`, TOKEN, 'Bearer '])
      expect((await ask(other)).statusCode).toBe(404)
  })

  it.each([
    ['127.0.0.1', {}, false, true],
    ['::1', {}, false, true],
    ['::ffff:127.0.0.1', {}, false, true],
    ['203.0.113.9', {}, false, false],
    [undefined, {}, false, false],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, false, false],
    ['127.0.0.1', { via: '1.1 proxy' }, false, false],
    ['127.0.0.1', {}, true, false],
  ])(
    'of a demo, from %s with %o, a proxy trusted: %s, may be read without a token: %s',
    (address, headers, trustProxy, may) => {
      const access = { metricsToken: null, trustProxy, production: false }
      expect(mayReadMetrics({ address, headers }, access)).toBe(may)
    },
  )

  it('of a real property are read with the token alone: a proxy may say nothing of who asks', () => {
    const asked = (authorization?: string) =>
      mayReadMetrics(
        { address: '127.0.0.1', headers: { authorization } },
        { metricsToken: TOKEN, trustProxy: false, production: true },
      )
    expect(asked(`Bearer ${TOKEN}`)).toBe(true)
    expect(asked()).toBe(false)
  })

  it('begin at 0 for all that an alert counts: the first event after a start is an increase', async () => {
    const series = [...(await counted()).keys()]
    const rules = readFileSync('docs/operation/prometheus-rules.yml', 'utf8')
    const alerts = [...rules.matchAll(/increase\((\w+)(?:\{(\w+)=~?"([^"]+)"\})?\[/g)]
    expect(alerts.length).toBe(3)
    for (const [, name, label, words] of alerts) {
      const there = series.filter((one) => one.startsWith(`${name}{`))
      for (const word of words?.split('|') ?? [])
        expect(there.some((one) => one.includes(`${label}="${word}"`))).toBe(true)
      expect([name, there.length > 0]).toEqual([name, true])
    }
    expect(mailKinds.length).toBeGreaterThan(5)
    for (const kind of mailKinds)
      for (const state of ['failed', 'uncertain'])
        expect(series).toContain(`kamersleutel_mails_total{kind="${kind}",state="${state}"}`)
  })

  it('count answers that failed, and of those to who looks after the house none', async () => {
    const before = await counted()
    const grew = async (status: number) => {
      const name = `kamersleutel_answers_failed_total{status="${status}"}`
      return (await counted()).get(name)! - before.get(name)!
    }
    await setup.pool.query('ALTER TABLE bookings RENAME TO bookings_away')
    await setup.pool.query('ALTER TABLE migrations RENAME TO migrations_away')
    const failed = await setup.app.inject({
      url: '/api/bookings/8d2c1a34-0000-4000-8000-000000000000/status',
    })
    const notReady = await setup.app.inject({ url: '/health/ready' })
    await setup.pool.query('ALTER TABLE bookings_away RENAME TO bookings')
    await setup.pool.query('ALTER TABLE migrations_away RENAME TO migrations')
    expect([failed.statusCode, notReady.statusCode]).toEqual([500, 503])
    expect([await grew(500), await grew(503)]).toEqual([1, 0])
  })

  it('count bookings by source, refusals by rule, and answers by route', async () => {
    const before = await counted()
    const { status } = await book(setup.app, twoNights)
    expect(status).toBe(201)
    expect(
      (await book(setup.app, { ...twoNights, arrival: '2025-01-06', departure: '2025-01-08' }))
        .status,
    ).toBe(422)
    await setup.app.inject({ url: '/api/bookings/8d2c1a34-0000-4000-8000-000000000000/status' })
    const after = await counted()
    const grew = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(grew('kamersleutel_bookings_made_total{source="own-website"}')).toBe(1)
    expect(grew('kamersleutel_refusals_total{reason="arrival-in-past"}')).toBe(1)
    expect(grew('kamersleutel_refusals_total{reason="not-found"}')).toBe(1)
    const answers = (route: string, method: string, code: number) =>
      grew(
        `kamersleutel_request_seconds_count{method="${method}",route="${route}",status="${code}"}`,
      )
    expect(answers('/api/bookings', 'POST', 201)).toBe(1)
    expect(answers('/api/bookings/:id/status', 'GET', 404)).toBe(1)
    expect(after.get('kamersleutel_database_up')).toBe(1)
    expect(after.get('kamersleutel_backup_age_seconds')).toBe(-1)
    expect(after.get('kamersleutel_outbox_rows')).toBeGreaterThanOrEqual(0)
    expect([...after.keys()].filter((name) => /[0-9a-f]{8}-[0-9a-f]{4}/.test(name))).toEqual([])
  })

  it('have what dashboard and alert rules name', async () => {
    const there = (await ask(`Bearer ${TOKEN}`)).body
    const names = new Set([...there.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
    const dashboard = JSON.parse(readFileSync('docs/operation/grafana.json', 'utf8')) as {
      panels: { id: number; title: string; targets: { expr: string }[] }[]
    }
    const rules = readFileSync('docs/operation/prometheus-rules.yml', 'utf8')
    const drawn = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    const named = (text: string) =>
      [...text.matchAll(/kamersleutel_\w+/g)].map(([name]) =>
        name.replace(/_(?:bucket|count|sum)$/, ''),
      )
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
    expect(named(rules).length).toBeGreaterThan(5)
    for (const name of [...drawn.flatMap(named), ...named(rules)])
      expect([name, names.has(name)]).toEqual([name, true])
    // And the other way round: what is counted of the property is drawn.
    const ofProperty = [...names].filter((name) => !/_(?:process|nodejs)_/.test(name!))
    expect(ofProperty.filter((name) => !drawn.flatMap(named).includes(name!))).toEqual([])
  })
})
