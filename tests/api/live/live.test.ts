import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listen } from '../../../api/database/listener.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ processes: 2 })
  for (const { app } of setup.processes) await app.listen(0, '127.0.0.1')
})
afterAll(() => setup.close())

/** An open stream: what it said so far, and whether it is over. */
async function watch(
  process: number,
  staff?: SignedIn,
): Promise<{
  said: () => string
  over: () => boolean
  close(): void
  headers: Record<string, unknown>
}> {
  const { app } = setup.processes[process]!
  const url = `${await app.getUrl()}/api/back-office/live`
  const { cookies } = staff ?? (await signedIn(app))
  return new Promise((resolve, reject) => {
    let said = ''
    let over = false
    const asked = request(
      url,
      {
        headers: {
          cookie: `kamersleutel_session=${cookies['kamersleutel_session']}`,
          accept: 'text/event-stream',
          'accept-encoding': 'gzip, br',
        },
      },
      (answer) => {
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (said += chunk))
        answer.on('close', () => (over = true))
        resolve({
          said: () => said,
          over: () => over,
          close: () => asked.destroy(),
          headers: answer.headers,
        })
      },
    )
    asked.on('error', (error) => (over ? undefined : reject(error)))
    asked.end()
  })
}

describe('a screen that stays open', () => {
  it('hears of a booking that another process took, without asking', async () => {
    const stream = await watch(1)
    expect(stream.headers['content-type']).toMatch(/text\/event-stream/)
    expect(stream.headers).not.toHaveProperty('content-encoding')
    const { body } = await book(setup.processes[0]!.app, twoNights)
    await vi.waitFor(
      () => expect(stream.said()).toContain(`{"noun":"bookings","id":"${body.id}"}`),
      5_000,
    )
    expect(stream.said()).toMatch(/event: changed/)
    expect(stream.said()).toMatch(/event: heartbeat/)
    stream.close()
  })

  it('hears of what changed in the seconds before, while it was being read', async () => {
    const { body } = await book(setup.processes[0]!.app, {
      ...twoNights,
      arrival: '2026-04-06',
      departure: '2026-04-08',
    })
    const first = await watch(1)
    await vi.waitFor(() => expect(first.said()).toContain(body.id), 5_000)
    const second = await watch(1)
    await vi.waitFor(() => expect(second.said()).toContain(body.id), 5_000)
    first.close()
    second.close()
  })

  it('is over at once, whatever process it hangs on, when its session ends, and no other is', async () => {
    const [here] = setup.processes
    const leaver = await signedIn(here!.app)
    const other = await signedIn(here!.app)
    const streams = [await watch(0, leaver), await watch(1, leaver)]
    const stays = await watch(1, other)
    const signOut = { method: 'DELETE', url: '/api/staff/session' } as const
    const headers = { origin: ORIGIN }
    const left = await here!.app.inject({ ...signOut, headers, cookies: leaver.cookies })
    expect(left.statusCode).toBe(204)
    // Long before the next heartbeat.
    await vi.waitFor(() => expect(streams.map(({ over }) => over())).toEqual([true, true]), 5_000)
    expect(stays.over()).toBe(false)
    // A colleague is switched off, in whatever way: none of their screens goes on.
    await setup.pool.query('DELETE FROM staff_sessions')
    await vi.waitFor(() => expect(stays.over()).toBe(true), 5_000)
  })

  it('is let go when the property closes', async () => {
    const own = await openSetup()
    await own.app.listen(0, '127.0.0.1')
    const { cookies } = await signedIn(own.app)
    const answer = await fetch(`${await own.app.getUrl()}/api/back-office/live`, {
      headers: { cookie: `kamersleutel_session=${cookies['kamersleutel_session']}` },
    })
    const stream = answer.body!.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]()
    await stream.next()
    const cutOff = vi.spyOn(own.app.getHttpServer(), 'closeAllConnections')
    const closed = own.close()
    let said = ''
    for (let part = await stream.next(); !part.done; part = await stream.next()) said += part.value
    // It is told when to come back, soon but not at once.
    expect(said).toMatch(/^retry: [12]\d{3}$/m)
    await closed
    expect(cutOff).not.toHaveBeenCalled()
  })
})

describe('a listener', () => {
  it('comes back by itself when its connection is cut, and looks for what it missed', async () => {
    const heard: string[] = []
    let connections = 0
    const listener = await listen(setup.url, {
      channels: { changed: (payload) => heard.push(payload) },
      onConnected: () => connections++,
    })
    await setup.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kamersleutel-listener' AND datname = current_database()`,
    )
    await vi.waitFor(() => expect(connections).toBe(2), 5_000)
    await setup.pool.query(`SELECT pg_notify('changed', 'again')`)
    await vi.waitFor(() => expect(heard).toContain('again'), 5_000)
    await listener.close()
  })
})
