import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnish } from '../api/setup/furnish.ts'
import { type FreshDatabase, freshDatabase } from '../setup/postgres.ts'
import { check } from './checker/check.ts'
import type { Finding, Observation, Seen } from './checker/seen.ts'
import { type Planted, plantEach } from './plant-each.ts'
import { plantedFaults } from './planted-faults.ts'
import { now, soundHouse } from './sound-house.ts'

let database: FreshDatabase
let client: pg.Client
let seen: Seen
let planted: Planted[]

beforeAll(async () => {
  database = await freshDatabase()
  await furnish(database.url)
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  seen = await soundHouse(database.url)
  planted = await plantEach(
    client,
    () => seen,
    () => now,
  )
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const acknowledged = (
  kind: Observation['kind'],
  id: string,
  said: Observation['said'],
): Observation => ({ phase: 'acknowledged', kind, id, said, at: now.toISOString() })

/** The clock of the house, moved. */
const jumped = (said: Observation['said']): Observation => ({
  ...acknowledged('clock', 'a jump', said),
  phase: 'made',
})

/** What is found where more was seen than the sound house shows. */
const alsoSeen = (...more: Observation[]) =>
  check(client, { ...seen, observations: [...seen.observations, ...more] }, now)

const summed = (findings: Finding[]) => findings.map(({ kind, said }) => `${kind}: ${said}`)

/** The first of a kind that was acknowledged. */
const first = (kind: Observation['kind']) =>
  seen.observations.find((one) => one.phase === 'acknowledged' && one.kind === kind)!

describe('The checker of the torture', () => {
  it('finds nothing in a house that is sound, before and after faults were planted in it', async () => {
    expect(planted[0]).toEqual({ name: 'nothing', finds: '', findings: [] })
    expect(await check(client, seen, now)).toEqual([])
  })

  it.each(plantedFaults.map(({ name, finds }) => [name, finds]))(
    'finds it, and nothing else, where %s',
    (name, finds) => {
      const found = planted.find((one) => one.name === name)!
      expect([...new Set(found.findings.map(({ kind }) => kind))]).toEqual([finds])
    },
  )

  it('names what is lost, what was said of it and what is there', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    const gone = { key: 'two', number: 'B9', arrival: '2026-03-02', departure: '2026-03-03' }
    expect(await alsoSeen(acknowledged('booking', id, { ...gone, totalCents: 9_500 }))).toEqual([
      { kind: 'booking lost', id, said: 'B9 2026-03-02 2026-03-03 9500', is: 'not there' },
    ])
  })

  it('misses the mail of a receipt that was asked for at the desk', async () => {
    const sale = { number: 'V1', cents: 500, method: 'pin' }
    expect(
      summed(await alsoSeen(acknowledged('sale', 's1', { ...sale, receipt: 'a@example.com' }))),
    ).toContain('mail lost: a mail sale-receipt')
    expect(
      summed(await alsoSeen(acknowledged('sale', 's1', { ...sale, receipt: null }))),
    ).not.toContain('mail lost: a mail sale-receipt')
  })

  it('misses the mail about a stay that staff changed, unless they cancelled it afterwards', async () => {
    const { id, said } = first('booking')
    const dates = { arrival: said['arrival']!, departure: said['departure']! }
    const press = (act: string) =>
      acknowledged('act', `more-${act}`, { booking: id, act, ...dates })
    const change = press('change-stay')
    const asked: Observation = { ...change, phase: 'asked' }
    const lost = 'mail lost: a mail stay-changed'
    expect(summed(await alsoSeen(asked, change))).toContain(lost)
    expect(summed(await alsoSeen(asked, change, press('cancel')))).not.toContain(lost)
  })

  it('misses no mail that was being written while its booking was cancelled, but any other', async () => {
    const lost = async (id: string, event: string) => {
      await client.query('BEGIN')
      await client.query(
        `INSERT INTO events (subject_kind, subject_id, kind, at) VALUES ('booking', $1, $2, now() - interval '1 s')`,
        [id, event],
      )
      await client.query(
        `INSERT INTO mails (id, subject_kind, subject_id, subject_number, kind, about, message_id, sender, recipient, recipient_name, subject, text, html, state, created_at)
         SELECT gen_random_uuid(), 'booking', id, number, 'thank-you', 'late', 'late', '', '', '', '', '', '', 'withdrawn', now() FROM bookings WHERE id = $1`,
        [id],
      )
      const findings = await check(client, seen, now)
      await client.query('ROLLBACK')
      return findings.map(({ kind, said }) => `${kind}: ${said}`)
    }
    const { id } = first('booking')
    expect(await lost(id, 'cancelled')).toEqual([])
    expect(await lost(id, 'stay-changed')).toEqual(['mail lost: withdrawn'])
  })

  it('lets who booked before a closure keep the room, and who books once it is gone', async () => {
    const { id, said } = first('booking')
    const { rows } = await client.query('SELECT room_id AS room FROM bookings WHERE id = $1', [id])
    const nights = { room: rows[0].room, firstNight: said['arrival']!, lastNight: '2026-03-03' }
    const closure = acknowledged('closure', '77', nights)
    const opened: Observation = { ...closure, phase: 'asked', kind: 'closure-removed' }
    const sold = async (observations: Observation[]) =>
      (await check(client, { ...seen, observations }, now))
        .map(({ kind }) => kind)
        .filter((kind) => kind === 'closed night sold')
    expect(await sold([...seen.observations, closure])).toEqual([])
    expect(await sold([closure, ...seen.observations])).toEqual(['closed night sold'])
    expect(await sold([closure, opened, ...seen.observations])).toEqual([])
  })

  it('excuses a paid hold that ended only where the clock jumped over its end meanwhile', async () => {
    const { id } = first('payment')
    const jump = (said: Observation['said'], after: boolean): Observation[] =>
      after ? [...seen.observations, jumped(said)] : [jumped(said), ...seen.observations]
    const dropped = async (observations: readonly Observation[]) => {
      const findings = await check(client, { ...seen, observations }, now)
      return findings.filter((one) => one.kind === 'booking dropped').map((one) => one.id)
    }
    const at = (time: string) => `2026-03-01T${time}Z`
    await client.query('BEGIN')
    await client.query(
      `UPDATE bookings SET state = 'expired' WHERE folio_id = (SELECT folio_id FROM payments WHERE provider_id = $1)`,
      [id],
    )
    expect(await dropped(seen.observations)).toEqual([id])
    // Right after it was paid; long after; over less than a hold; before it was booked.
    const from = at('12:00:20')
    expect(await dropped(jump({ from, to: at('23:00:00') }, true))).toEqual([])
    expect(await dropped(jump({ from: at('12:05:00'), to: at('23:00:00') }, true))).toEqual([id])
    expect(await dropped(jump({ from, to: at('12:05:00') }, true))).toEqual([id])
    expect(await dropped(jump({ from, to: at('23:00:00') }, false))).toEqual([id])
    // One after the other is one long jump.
    const twice = jump({ from, to: at('12:05:00') }, true)
    const next = { from: at('12:00:40'), to: at('23:00:00') }
    expect(await dropped([...twice, ...jump(next, true).slice(-1)])).toEqual([])
    await client.query('ROLLBACK')
  })

  it('misses a confirmation, unless the clock jumped over the stay since it was asked for', async () => {
    const over = '2026-03-05T12:00:00Z'
    const clock = jumped({ from: now.toISOString(), to: over })
    const lost = async (place: number) => {
      const observations = seen.observations.toSpliced(place, 0, clock)
      const findings = await check(client, { ...seen, observations }, new Date(over))
      return findings.filter(({ said }) => said === 'a mail confirmation').map((one) => one.id)
    }
    const booking = first('booking')
    const told = seen.observations.indexOf(booking)
    const asked = seen.observations.findIndex(({ kind }) => kind === 'booking')
    await client.query('BEGIN')
    await client.query(`DELETE FROM mails WHERE subject_id = $1 AND kind = 'confirmation'`, [
      booking.id,
    ])
    expect(await lost(asked)).toEqual([booking.id])
    expect(await lost(asked + 1)).toEqual([])
    expect(await lost(told + 1)).toEqual([])
    await client.query('ROLLBACK')
  })
})
