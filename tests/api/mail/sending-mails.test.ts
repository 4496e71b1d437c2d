import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BookingPlan } from '../../../api/bookings/booking-plan.ts'
import { MOST_ATTEMPTS } from '../../../api/mail/mail-state.ts'
import { Notifier } from '../../../api/database/notifier.ts'
import type { MailKind } from '../../../api/mail/mail-templates.ts'
import { Mails } from '../../../api/mail/mails.ts'
import { type Deliver, smtpDelivery } from '../../../api/mail/smtp-delivery.ts'
import { addEvent } from '../../../api/subjects/events.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { PublicAddress } from '../../../api/environment/public-address.ts'
import { type BookingMailer, bookingMailer } from '../setup/booking-mailer.ts'
import { bookOverHttp } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { handsOfStaff } from '../setup/hands-of-staff.ts'
import { cancelled } from '../setup/staff-asks.ts'
import { confirmedAndPaid, paidTwiceAndBack, receiptTakenBack } from '../setup/standing.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type ListeningApi, listeningApi } from '../payments/listening-api.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

let api: ListeningApi
let server: MailServer
let mails: BookingMailer
let bookingId: string

beforeAll(async () => {
  api = await listeningApi()
  server = await startMailServer()
})
afterAll(async () => {
  await server.stop()
  await api.close()
})
beforeEach(async () => {
  await emptySetup(api.pool)
  server.received.length = 0
  server.behaves()
  mails = worker()
  const { body } = await bookOverHttp(api.url, { ...twoNights, firstName: "Zoë d'Arc" })
  bookingId = body.id
  await api.pool.query(confirmedAndPaid())
})

function worker(smtpUrl: string | null = server.url): BookingMailer {
  return workerThat(smtpUrl === null ? null : smtpDelivery(smtpUrl))
}

/** A worker whose mail server says what the test wants. */
function workerThat(
  deliver: Deliver | null,
  address = new PublicAddress({ publicUrl: api.url, port: 0 }),
): BookingMailer {
  const clock = api.app.get(Clock)
  const notifier = new Notifier(api.pool)
  const environment = { mailFrom: null, secret: 'a secret of this test' }
  const mailer = new Mails(api.pool, clock, notifier, address, environment, { deliver })
  return bookingMailer(mailer, api.pool)
}

async function stored(): Promise<
  {
    kind: MailKind
    state: string
    attempts: number
    sent: boolean
    last_error: string | null
    message_id: string
    html: string
  }[]
> {
  const { rows } = await api.pool.query(
    'SELECT kind, state, attempts, sent_at IS NOT NULL AS sent, last_error, message_id, html FROM mails ORDER BY created_at, about',
  )
  return rows
}

describe('The confirmation', () => {
  it('tells the stay, the price in its lines and where to look, and brings a file for the calendar', async () => {
    await mails.send(bookingId, 'confirmation')
    const [mail] = server.received
    expect(mail!.to).toEqual([{ address: 'anna@example.com', name: '' }])
    expect(mail!.subject).toMatch(/^Je boeking B\S+: ma 2 tot wo 4 maart$/)
    for (const part of [
      'Knusse kamer',
      'ma 2 maart 2026, ',
      'tussen 15.00 en 18.00 uur',
      'wo 4 maart 2026, ',
      'tot 10.30 uur',
      '2 personen',
      '2 nachten',
      'Toeristenbelasting',
      '€\u00a0220,00',
    ]) {
      expect(mail!.text).toContain(part)
      expect(mail!.html).toContain(part)
    }
    expect(mail!.text).toContain(`${api.url}/bedankt?id=${bookingId}`)
    expect(mail!.text).toContain("Beste Zoë d'Arc")
    expect(mail!.html).toContain('Beste Zoë d&#39;Arc')
    const file = Buffer.from(mail!.attachments[0]!.content as ArrayBuffer).toString()
    expect(file).toContain('DTEND;VALUE=DATE:20260304')
    expect(file).toContain(`UID:booking-${bookingId}@kamersleutel`)
  })

  it('leads to the address that staff set, though this process heard nothing of it', async () => {
    await api.pool.query(
      `INSERT INTO settings (key, value) VALUES ('public-address', '{"url": "https://www.dekers.example"}')`,
    )
    const unheard = new PublicAddress({ publicUrl: null, port: 3000 })
    await workerThat(smtpDelivery(server.url), unheard).send(bookingId, 'confirmation')
    const [mail] = server.received
    expect(mail!.text).toContain(`https://www.dekers.example/bedankt?id=${bookingId}`)
    expect(mail!.messageId).toMatch(/@www\.dekers\.example>$/)
    await api.pool.query(`DELETE FROM settings WHERE key = 'public-address'`)
  })

  it('says of a paid booking what was received, and until when it can be cancelled', async () => {
    await mails.send(bookingId, 'confirmation')
    const { text } = server.received[0]!
    expect(text).toContain('we hebben €\u00a0220,00 van je ontvangen')
    expect(text).not.toContain('Nog te betalen')
    expect(text).toContain('Tot en met ma 23 februari krijg je alles terug.')
  })

  it('says of an unpaid booking what is open, and leads to its payment by a button', async () => {
    await api.pool.query(receiptTakenBack)
    await mails.send(bookingId, 'confirmation')
    const { text, html } = server.received[0]!
    expect(text).toContain('Nog te betalen: €\u00a0220,00')
    expect(text).not.toContain('ontvangen')
    expect(text).toContain(`Betaal online:\n${api.url}/booking-betaling?id=${bookingId}`)
    expect(html).toMatch(
      new RegExp(`bgcolor="#155866"[^>]*><a href="[^"]*/booking-betaling\\?id=${bookingId}"`),
    )
  })

  it('lets no name begin a header of its own, neither the guest’s nor the property’s', async () => {
    const evil = 'Bea\r\nBcc: iedereen@example.com'
    await api.pool.query('UPDATE bookings SET name = $1, first_name = $1', [evil])
    await api.pool.query(`INSERT INTO settings (key, value) VALUES ('property', $1)`, [
      { name: evil },
    ])
    await mails.send(bookingId, 'thank-you')
    await api.pool.query(`DELETE FROM settings WHERE key = 'property'`)
    const [mail] = server.received
    expect(mail!.from!.name).toBe('Bea Bcc: iedereen@example.com')
    expect(mail!.subject).toBe('Bedankt voor je verblijf bij Bea Bcc: iedereen@example.com')
    expect(mail!.bcc ?? []).toEqual([])
    expect(mail!.headers.map(({ key }) => key)).not.toContain('bcc')
    const { rows } = await api.pool.query('SELECT recipient_name FROM mails')
    expect(rows).toEqual([{ recipient_name: 'Bea Bcc: iedereen@example.com' }])
  })

  it('lets no guest write HTML into it', async () => {
    await api.pool.query(`UPDATE bookings SET first_name = '<img src=x onerror=alert(1)>'`)
    await mails.send(bookingId, 'confirmation')
    expect((await stored())[0]!.html).not.toContain('<img')
  })

  it('goes once, however often it is asked for, even at once', async () => {
    await Promise.all([
      mails.send(bookingId, 'confirmation'),
      mails.send(bookingId, 'confirmation'),
    ])
    await mails.send(bookingId, 'confirmation')
    expect(server.received).toHaveLength(1)
    expect(await stored()).toMatchObject([
      { state: 'sent', attempts: 1, sent: true, last_error: null },
    ])
  })

  it('goes again when staff ask, once for each request', async () => {
    await mails.send(bookingId, 'confirmation')
    await mails.write(bookingId, 'confirmation', 'request-1')
    await mails.write(bookingId, 'confirmation', 'request-1')
    await mails.send(bookingId, 'confirmation')
    expect(server.received).toHaveLength(2)
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2)
  })

  it('is kept to be read where there is no mail server', async () => {
    await worker(null).send(bookingId, 'confirmation')
    expect(await stored()).toMatchObject([{ state: 'kept', attempts: 0, sent: false }])
  })
})

describe('A mail whose outcome is known', () => {
  it('is tried again when it was clearly not taken, as the same mail', async () => {
    server.behaves('later-at-recipient', 'lost-at-recipient', 'later-after-data')
    for (let tries = 1; tries <= 3; tries++) {
      await mails.send(bookingId, 'confirmation')
      expect(await stored()).toMatchObject([{ state: 'queued', attempts: tries }])
    }
    await mails.send(bookingId, 'confirmation')
    expect(await stored()).toMatchObject([{ state: 'sent', attempts: 4 }])
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      (await stored())[0]!.message_id,
    ])
  })

  it('has failed, for staff to see, when it was refused for good', async () => {
    server.behaves('never-at-recipient')
    await mails.send(bookingId, 'confirmation')
    await mails.send(bookingId, 'confirmation')
    expect(await stored()).toMatchObject([
      {
        state: 'failed',
        attempts: 1,
        last_error: expect.stringContaining('No such user') as string,
      },
    ])
    expect(server.received).toHaveLength(0)
  })

  it('is given up after many tries that did not send it', async () => {
    const away = workerThat(async () => ({ outcome: 'not-sent', why: 'away' }))
    for (let tries = 0; tries < MOST_ATTEMPTS + 3; tries++)
      await away.send(bookingId, 'confirmation')
    expect(await stored()).toMatchObject([{ state: 'failed', attempts: MOST_ATTEMPTS }])
  })
})

describe('A mail whose outcome nobody knows', () => {
  it('goes once more under the same Message-ID and is called uncertain', async () => {
    server.behaves('lost-after-data')
    await mails.send(bookingId, 'confirmation')
    expect(await stored()).toMatchObject([{ state: 'queued', attempts: 1 }])
    await mails.send(bookingId, 'confirmation')
    await mails.send(bookingId, 'confirmation')
    expect(server.received).toHaveLength(2)
    expect(server.received[0]!.messageId).toBe(server.received[1]!.messageId)
    expect(await stored()).toMatchObject([{ state: 'uncertain', attempts: 2, sent: true }])
  })

  it.each(['lost-after-data', 'never-after-data'] as const)(
    'goes no third time when the repeat ends as %s',
    async (second) => {
      server.behaves('lost-after-data', second)
      for (let tries = 0; tries < 4; tries++) await mails.send(bookingId, 'confirmation')
      expect(await stored()).toMatchObject([{ state: 'uncertain', attempts: 2, sent: false }])
    },
  )

  it('still gets its one repeat when the server was away in between', async () => {
    server.behaves('lost-after-data', 'lost-at-recipient', 'later-after-data')
    for (let tries = 0; tries < 6; tries++) await mails.send(bookingId, 'confirmation')
    expect(server.received).toHaveLength(2)
    expect(await stored()).toMatchObject([{ state: 'uncertain', attempts: 4 }])
  })

  it('is repeated by the next worker when the one before died while sending', async () => {
    let died = () => {}
    const dying = workerThat(
      () => new Promise((_, reject) => (died = () => reject(new Error('killed')))),
    )
    const last = dying.send(bookingId, 'confirmation').catch(() => {})
    while ((await stored())[0]?.state !== 'sending')
      await new Promise((resolve) => setTimeout(resolve, 10))
    await worker().send(bookingId, 'confirmation')
    expect(await stored()).toMatchObject([{ state: 'uncertain', attempts: 2 }])
    expect(server.received).toHaveLength(1)
    died()
    await last
  })
})

describe('A mail that waits when its booking is cancelled', () => {
  const cancel = () => handsOfStaff(api.app).cancel(bookingId, cancelled('ziek'))

  /** A cancellation that saw nothing wait: it was written at the same moment. */
  const cancelledMeanwhile = async () => {
    await api.pool.query(`UPDATE bookings SET state = 'cancelled'`)
    const subject = { kind: 'booking', id: bookingId }
    await addEvent(api.pool, subject, { kind: 'cancelled', at: new Date() })
  }

  it.each(['confirmation', 'arrival', 'thank-you'] as const)(
    '%s: is withdrawn, because it speaks of a stay that will not be',
    async (kind) => {
      await mails.write(bookingId, kind)
      await cancel()
      await mails.send(bookingId, kind)
      expect(await stored()).toMatchObject([{ kind, state: 'withdrawn', sent: false }])
      expect(server.received).toHaveLength(0)
    },
  )

  it('is uncertain and not repeated when nobody knows whether it went', async () => {
    server.behaves('lost-after-data')
    await mails.send(bookingId, 'arrival')
    await cancel()
    await mails.send(bookingId, 'arrival')
    expect(await stored()).toMatchObject([{ state: 'uncertain', attempts: 1 }])
    expect(server.received).toHaveLength(1)
  })

  it('is withdrawn too where the worker came back to it only after the cancellation, also without a mail server', async () => {
    for (const late of [worker(), worker(null)]) {
      await api.pool.query('DELETE FROM mails')
      await mails.write(bookingId, 'arrival')
      await cancelledMeanwhile()
      await late.send(bookingId, 'arrival')
      expect(await stored()).toMatchObject([{ state: 'withdrawn', attempts: 0 }])
    }
  })

  it.each([
    ['that deletes it is not written', `DELETE FROM bookings WHERE id = $1`, []],
    [
      'that moves it speaks of the new days',
      `UPDATE bookings SET stay = '[2026-03-09,2026-03-11)' WHERE id = $1`,
      [expect.stringContaining('ma 9 maart')],
    ],
  ])('of a booking in the middle of an act %s', async (_what, statement, htmls) => {
    const act = await api.pool.connect()
    await act.query('BEGIN')
    await act.query('SELECT FROM folios WHERE id = $1 FOR UPDATE', [bookingId])
    await act.query(statement, [bookingId])
    const written = mails.write(bookingId, 'confirmation')
    await Promise.race([written, lockIsWaitedFor()])
    await act.query('COMMIT')
    act.release()
    await written
    expect((await stored()).map(({ html }) => html)).toEqual(htmls)
  })

  async function lockIsWaitedFor() {
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    while ((await api.pool.query(waiting)).rowCount === 0)
      await new Promise((resolve) => setTimeout(resolve, 20))
  }

  it('goes when it tells of the cancellation', async () => {
    await cancel()
    await mails.write(bookingId, 'cancellation')
    await cancel()
    await mails.send(bookingId, 'cancellation')
    expect(await stored()).toMatchObject([{ kind: 'cancellation', state: 'sent' }])
  })
})

describe('The other mails', () => {
  it.each([
    ['arrival', /^Tot ma 2 maart/, 'tussen 15.00 en 18.00 uur'],
    ['thank-you', /^Bedankt voor je verblijf/, 'Bedankt dat je bij ons was'],
    ['cancellation', /is geannuleerd$/, 'krijg je €\u00a0220,00 terug'],
    ['late-payment-refund', /gaat terug$/, '€\u00a0220,00 teruggestort'],
  ] as const)('%s says what it has to', async (kind, subject, text) => {
    await api.pool.query(paidTwiceAndBack)
    await mails.send(bookingId, kind)
    expect(server.received[0]!.subject).toMatch(subject)
    expect(server.received[0]!.text).toContain(text)
  })
})

describe('That somebody booked', () => {
  const isTold = async () => (await new BookingPlan(api.pool).load(bookingId))!.propertyIsTold
  const wantsItSince = (since: string) =>
    api.pool.query(
      `INSERT INTO settings (key, value)
       SELECT 'new-booking-mail', jsonb_build_object('since', b.created_at + $1::interval) FROM bookings b WHERE b.id = $2
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [since, bookingId],
    )

  it('is told to a property that wants it, of no booking from before it did', async () => {
    const property = { name: 'Op de Dries', email: 'huis@example.com' }
    await api.pool.query(`INSERT INTO settings (key, value) VALUES ('property', $1)`, [
      JSON.stringify(property),
    ])
    expect(await isTold()).toBe(false)
    await wantsItSince('1 minute')
    expect(await isTold()).toBe(false)
    await wantsItSince('0')
    expect(await isTold()).toBe(true)
    await mails.send(bookingId, 'new-booking')
    await api.pool.query(`DELETE FROM settings WHERE key IN ('property', 'new-booking-mail')`)
    const { rows } = await api.pool.query<{ recipient: string; text: string }>(
      `SELECT recipient, text FROM mails WHERE kind = 'new-booking'`,
    )
    expect(rows).toMatchObject([
      { recipient: 'huis@example.com', text: expect.stringContaining("Zoë d'Arc") as string },
    ])
  })
})
