import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeBackup } from '../../api/backups/make-backup.ts'
import { restoreBackup } from '../../api/backups/restore-backup.ts'
import { Clock } from '../../api/environment/clock.ts'
import type { FolioInvoicesView } from '../../api/invoices/invoice-shapes.ts'
import { type Ground, emptyGround, hang, placeAt } from '../api/backups/house.ts'
import { fillCompany, someBuyer } from '../api/invoices/some-buyer.ts'
import { type Behaviour, type MailServer, startMailServer } from '../api/mail/mail-server.ts'
import { bookOverHttp, goToPay } from '../api/setup/book-over-http.ts'
import { twoNights } from '../api/setup/book.ts'
import { bookingEntry } from '../api/setup/booking-entry.ts'
import { furnish } from '../api/setup/furnish.ts'
import { orderBreakfast, threeBoxes } from '../api/setup/order-breakfast.ts'
import { signedIn } from '../api/setup/signed-in.ts'
import { confirmedAndPaid } from '../api/setup/standing.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, choose, openSetup } from './setup/setup.ts'

/** A machine that is busy takes its time, ms. */
const PATIENCE = { timeout: 120_000, interval: 200 }
/** How long a hold lasts, and some more, ms: by the clock of the restored house each has ended. */
const LATER_MS = 30 * 60_000
/** From noon on, whenever the test runs: the restored house, which is later, is on the same day. */
const noon = new Date().setHours(12, 0, 0, 0) - Date.now()
const now = () => Date.now() + noon
/** How long somebody thinks before the next press, ms: the house has rooms for minutes of it. */
const PAUSE_MS = 700
/** Mondays of one price. */
const MONDAYS = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23']
const HASH = 'a0'.repeat(16)

let ground: Ground
let burned: Ground
let house: Setup
let mailServer: MailServer
/** What was answered as accepted before the backup began, and how many were after that. */
let before: { bookings: string[]; orders: string[] }
let acceptedMeanwhile: number
/** What guests have of the first house, by Message-ID, and by subject: those of a stay have its number. */
let burnedSent: { ids: (string | undefined)[]; subjects: (string | undefined)[] }
/** Mails that waited when the snapshot was taken, and the numbers of stays that were confirmed then. */
let waited: number
let confirmedThen: string[]
let invoicesBefore: string[]

beforeAll(async () => {
  burned = await emptyGround()
  ground = await emptyGround()
  await furnish(burned.database.url, [{ slug: 'knusse-kamer', rooms: 200 }])
  await hang(burned, HASH)
  const { file, at } = await burnDown()
  waited = (await restoreBackup(file, placeAt(ground, { now: at }))).uncertainMails
  const { rows } = await ground.query(`SELECT number FROM bookings WHERE state = 'confirmed'`)
  confirmedThen = rows.map(({ number }) => number)
  mailServer = await startMailServer()
  house = await openSetup(
    temporalAddress(),
    {
      ...placesOf(ground),
      SMTP_URL: mailServer.url,
      TEMPORAL_NAMESPACE: `restored-${randomUUID()}`,
    },
    () => now() + LATER_MS,
    async () => ground.database,
  )
}, 240_000)
afterAll(async () => {
  await house.close()
  await mailServer.stop()
  await Promise.all([ground.clear(), burned.clear()])
})

const placesOf = ({ filesFolder }: Ground) => ({ FILES_FOLDER: filesFolder })

/** A house with eight people at work and a backup that is made meanwhile; then nothing is left of it. */
async function burnDown(): Promise<{ file: string; at: Date }> {
  const mails = await startMailServer()
  const variables = { ...placesOf(burned), SMTP_URL: mails.url }
  const setup = await openSetup(temporalAddress(), variables, now, async () => burned.database)
  try {
    await setup.startWorker().ready
    invoicesBefore = await invoicedStays(setup, 2)
    const { stop, accepted } = await eightWriters(setup)
    await vi.waitFor(() => {
      expect(accepted.bookings.length).toBeGreaterThan(15)
      expect(accepted.orders.length).toBeGreaterThan(1)
    }, PATIENCE)
    // The first mails are out, and others on their way.
    await vi.waitFor(() => expect(mails.received.length).toBeGreaterThan(4), PATIENCE)
    // From here on each mail is refused once and waits ten seconds; refused twice it would wait a minute.
    mails.behaves(...Array<Behaviour>(1_000).fill('greylists'))
    await vi.waitFor(async () => {
      const { rowCount } = await setup.pool.query(`SELECT FROM mails WHERE state = 'queued'`)
      expect(rowCount).toBeGreaterThan(4)
    }, PATIENCE)
    before = { bookings: [...accepted.bookings], orders: [...accepted.orders] }
    const made = await makeBackup(
      { ...burned.house, databaseUrl: setup.databaseUrl },
      burned.folder,
    )
    mails.behaves()
    acceptedMeanwhile = accepted.bookings.length - before.bookings.length
    await stop()
    await vi.waitFor(async () => {
      const { rowCount } = await setup.pool.query(
        `SELECT FROM mails WHERE state IN ('queued', 'sending')`,
      )
      expect(rowCount).toBe(0)
    }, PATIENCE)
    burnedSent = {
      ids: mails.received.map(({ messageId }) => messageId),
      subjects: mails.received.map(({ subject }) => subject),
    }
    return { ...made, at: new Date(setup.api.app.get(Clock).now()) }
  } finally {
    await setup.close()
    await mails.stop()
  }
}

/** Six guests, half of whom pay at once, one who orders breakfast, one of staff at the desk. */
async function eightWriters({ url, api }: Setup) {
  const staff = await signedIn(api.app, url)
  const accepted = { bookings: [] as string[], orders: [] as string[] }
  const end = new AbortController()
  let monday = 0
  const stay = () => {
    const arrival = MONDAYS[monday++ % MONDAYS.length]!
    return { arrival, departure: arrival.replace(/\d\d$/, (day) => `${+day + 2}`.padStart(2, '0')) }
  }
  const guest = (pays: boolean) => async () => {
    const { status, body } = await bookOverHttp(url, { ...twoNights, ...stay() })
    if (status !== 201) return
    accepted.bookings.push(body.id)
    if (pays) await choose(await goToPay(body.paymentUrl!), 'paid')
  }
  const breakfast = async () => {
    const { status, body } = await orderBreakfast(api.app, threeBoxes, randomUUID(), url)
    if (status === 201) accepted.orders.push(body.id)
  }
  const desk = async () => {
    const entry = bookingEntry({ requestId: randomUUID(), ...stay() })
    const { status, body } = await staff.post<{ id: string }>('/api/back-office/bookings', entry)
    if (status === 201) accepted.bookings.push(body.id)
  }
  const writers = [...[0, 1, 2].flatMap(() => [guest(true), guest(false)]), breakfast, desk]
  const work = writers.map(async (write) => {
    while (!end.signal.aborted) {
      await write()
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  })
  return {
    accepted,
    async stop() {
      end.abort()
      await Promise.all(work)
    },
  }
}

/** Stays of last month that are paid, each with its invoice; answers all numbers in their order. */
async function invoicedStays({ pool, book, api, url }: Setup, count: number): Promise<string[]> {
  await fillCompany(pool)
  const staff = await signedIn(api.app, url)
  for (let place = 0; place < count; place++) {
    const { id } = await book()
    await pool.query(confirmedAndPaid(`id = '${id}'`))
    // Each after the one before, for they may be in one room.
    await pool.query(
      `UPDATE bookings SET stay = daterange(day, day + 2)
       FROM (SELECT date '2026-01-02' + 3 * count(*)::int AS day FROM invoices) AS free WHERE id = $1`,
      [id],
    )
    const answer = await staff.post<FolioInvoicesView>(
      `/api/back-office/invoices/of/${id}/request`,
      { buyer: someBuyer },
    )
    expect(answer.status).toBe(200)
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query('SELECT FROM invoices WHERE folio_id = $1', [id])
      expect(rowCount).toBe(1)
    }, PATIENCE)
  }
  return numbersOf(pool)
}

async function numbersOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    'SELECT number FROM invoices ORDER BY number',
  )
  return rows.map(({ number }) => number)
}

/** How many there are of something. */
const count = async (from: string) =>
  (await house.pool.query<{ count: number }>(`SELECT count(*)::int FROM ${from}`)).rows[0]!.count

describe('A house restored from a backup that was made while eight people were writing, without Temporal’s data,', () => {
  it('has all that was accepted before the backup began, and nothing by half', async () => {
    expect(acceptedMeanwhile).toBeGreaterThan(0)
    expect(await count(`bookings WHERE id IN ('${before.bookings.join("','")}')`)).toBe(
      before.bookings.length,
    )
    expect(await count(`breakfast_orders WHERE id IN ('${before.orders.join("','")}')`)).toBe(
      before.orders.length,
    )
    expect(
      await count(`bookings b
        WHERE NOT EXISTS (SELECT FROM folio_entries e WHERE e.folio_id = b.folio_id AND e.kind = 'sold')
          OR state = 'held' AND NOT EXISTS (SELECT FROM outbox o WHERE o.subject_id = b.id)
            AND NOT EXISTS (SELECT FROM subject_dues d WHERE d.subject_id = b.id)`),
    ).toBe(0)
    expect(
      await count(`folios f WHERE f.kind IN ('booking', 'breakfast-order')
        AND coalesce((SELECT sum(cents) FROM folio_entries e WHERE e.folio_id = f.id AND e.kind IN ('sold', 'changed')), -1)
          <> coalesce((SELECT sum(cents) FROM folio_lines l WHERE l.folio_id = f.id), 0)`),
    ).toBe(0)
  })

  it('lets staff sign in, and shows its pictures', async () => {
    const staff = await signedIn(house.api.app, house.url)
    expect((await staff.get('/api/back-office/dashboard')).status).toBe(200)
    const picture = await fetch(`${house.url}/pictures/${HASH}-400.webp`)
    expect([picture.status, (await picture.arrayBuffer()).byteLength]).toEqual([200, 5_000])
  })

  it('goes on with every stay: holds end, who paid is confirmed, and every mail goes out once', async () => {
    await house.startWorker().ready
    await vi.waitFor(async () => {
      expect(await count(`bookings WHERE state = 'held'`)).toBe(0)
      expect(await count(`mails WHERE state IN ('queued', 'sending')`)).toBe(0)
      expect(await count(UNTOLD)).toBe(0)
    }, PATIENCE)
    expect(
      await count(`payments p JOIN bookings b ON b.folio_id = p.folio_id
        WHERE lower(b.stay) > '2026-02-02' AND (p.state = 'paid') <> (b.state = 'confirmed')`),
    ).toBe(0)
    expect(
      await count(
        `(SELECT FROM mails WHERE kind = 'confirmation' GROUP BY subject_id HAVING count(*) > 1) twice`,
      ),
    ).toBe(0)
    const received = mailServer.received.map(({ messageId }) => messageId)
    expect(new Set(received).size).toBe(received.length)
  }, 200_000)

  it('repeats no mail that the house which burned sent after the backup: staff find it uncertain', async () => {
    expect(waited).toBeGreaterThan(1)
    const { ids, subjects } = burnedSent
    expect(mailServer.received.filter(({ messageId }) => ids.includes(messageId))).toEqual([])
    const ofConfirmed = (subject = '') => confirmedThen.includes(/B\d+/.exec(subject)?.[0] ?? '')
    expect(subjects.some(ofConfirmed)).toBe(true)
    const again = mailServer.received.map(({ subject }) => subject)
    expect(again.filter((one) => ofConfirmed(one) && subjects.includes(one))).toEqual([])
    expect(await count(`mails WHERE state = 'uncertain'`)).toBeGreaterThanOrEqual(waited)
  })

  it('mails what happens from then on', async () => {
    const { body } = await bookOverHttp(house.url, twoNights)
    await choose(await goToPay(body.paymentUrl!), 'paid')
    await vi.waitFor(async () => {
      expect(
        await count(
          `mails WHERE subject_id = '${body.id}' AND kind = 'confirmation' AND state = 'sent'`,
        ),
      ).toBe(1)
    }, PATIENCE)
  }, 200_000)

  it('numbers its next invoices from where it was', async () => {
    const numbers = await invoicedStays(house, 2)
    expect(numbers.slice(0, 2)).toEqual(invoicesBefore)
    const serials = numbers.map((number) => Number(/\d+$/.exec(number)))
    expect(serials).toEqual(serials.map((_serial, place) => serials[0]! + place))
  }, 200_000)
})

/** Confirmed stays whose guest was told nothing. */
const UNTOLD = `bookings b WHERE state = 'confirmed' AND lower(stay) > '2026-02-02'
  AND NOT EXISTS (SELECT FROM mails m WHERE m.subject_id = b.id AND m.kind = 'confirmation')`
