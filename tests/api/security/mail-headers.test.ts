import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultProperty } from '../../../api/facts/property-settings.ts'
import { Mails } from '../../../api/mail/mails.ts'
import { smtpDelivery } from '../../../api/mail/smtp-delivery.ts'
import { writeMail } from '../../../api/mail/write-mail.ts'
import { isEmail } from '../../../rules/forms/is-email.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { bookingMailer } from '../setup/booking-mailer.ts'
import { openSetup } from '../setup/open-setup.ts'
import { occupy } from '../setup/overlaps.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
beforeEach(() => {
  server.received.length = 0
})
afterAll(() => server.stop())

/** Every character that some program reads as the end of a line, or of a text. */
const BREAKS = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  '\u0085',
  '\u2028',
  '\u2029',
  '\v',
  '\f',
  '\r\n ',
  '%0d%0a',
]
const EVIL = BREAKS.map((end) => `Jan${end}Bcc: iedereen@example.com${end}X-Kwaad: ja`)
const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

async function received(more: object) {
  const sent = await smtpDelivery(server.url)({
    messageId: '<one@kamersleutel.test>',
    sender: '"De Kers" <info@kamersleutel.test>',
    replyTo: 'host@kamersleutel.test',
    recipient: 'guest@example.com',
    subject: 'Je boeking',
    text: 'Beste gast',
    html: '<p>Beste gast</p>',
    attachments: [],
    date: new Date('2026-02-02T08:30:00Z'),
    ...more,
  })
  return { sent, mails: server.received.splice(0) }
}

describe('What people typed, on its way to a mail', () => {
  it.each(EVIL)('adds no header as the subject: %j', async (typed) => {
    const { subject } = writeMail(
      { subject: typed, title: 'x', parts: [], attachments: [] },
      { property: defaultProperty, words: words() },
    )
    // oxlint-disable-next-line no-control-regex -- these are what must not be in it
    expect(subject).not.toMatch(/[\r\n\0\u0085\u2028\u2029\v\f]/)
    for (const line of [subject, typed]) {
      const { mails } = await received({ subject: line })
      expect(mails).toHaveLength(1)
      const names = new Set(mails[0]!.headers.map(({ key }) => key))
      expect([...names].toSorted()).toEqual(HEADERS)
      expect(mails[0]!.to).toEqual([{ name: '', address: 'guest@example.com' }])
      expect(mails[0]!.bcc).toBeUndefined()
    }
  })

  it.each(EVIL)(
    'adds no header as the name of an attachment, of the house or of who is answered: %j',
    async (typed) => {
      const attachments = [{ filename: typed, contentType: 'text/plain', content: 'x' }]
      const from = `"${typed.replaceAll('"', '')}" <info@kamersleutel.test>`
      const replyTo = `jan@example.com${typed}`
      for (const more of [{ attachments }, { from }, { replyTo }]) {
        const { sent, mails } = await received(more)
        // Either it goes out as it was meant, or it does not go out.
        expect(mails).toHaveLength(sent.outcome === 'sent' ? 1 : 0)
        for (const { headers, bcc } of mails) {
          expect(headers.map(({ key }) => key)).not.toContain('x-kwaad')
          expect(bcc).toBeUndefined()
        }
      }
    },
  )

  it('makes of a guest and a house of any name one mail with the headers of every mail', async () => {
    const setup = await openSetup({ variables: { SMTP_URL: server.url } })
    const mails = bookingMailer(setup.app.get(Mails), setup.pool)
    for (const [nth, typed] of EVIL.filter((each) => !each.includes('\0')).entries()) {
      const arrival = `2026-03-${String(nth + 2).padStart(2, '0')}`
      const id = await occupy(setup.pool, {
        room: 1,
        arrival,
        departure: `2026-03-${String(nth + 3).padStart(2, '0')}`,
      })
      // Past the checks of the forms, as an older version may have let it in.
      await setup.pool.query(
        `UPDATE bookings SET name = $2, first_name = $2, last_name = $2, city = $2, notes = $2 WHERE id = $1`,
        [id, typed],
      )
      await setup.pool.query(
        `INSERT INTO settings (key, value) VALUES ('property', $1)
         ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`,
        [{ name: typed, email: 'host@example.com' }],
      )
      await mails.send(id, 'confirmation')
      const [mail, ...others] = server.received.splice(0)
      expect(others).toEqual([])
      const names = new Set(mail!.headers.map(({ key }) => key))
      expect([...names].toSorted()).toEqual(HEADERS)
      expect(mail!.to).toEqual([{ name: '', address: 'bea@example.com' }])
      expect(mail!.from!.address).toBe('host@example.com')
      expect(mail!.replyTo).toEqual([{ name: '', address: 'host@example.com' }])
      expect(mail!.bcc).toBeUndefined()
    }
    await setup.close()
  })

  it.each(BREAKS)('is no address: with %j', async (end) => {
    for (const address of [`jan${end}@example.com`, `jan@example.com${end}Bcc: b@example.com`])
      expect([address, isEmail(address)]).toEqual([
        address,
        address.includes('%') && !address.includes(':'),
      ])
  })

  it.each([
    'a,b@example.com',
    'b;c@example.com',
    'x:b@example.com',
    '(c)b@example.com',
    'x<b@example.com>',
    '"a b"@example.com',
    'a@b@example.com',
    'jan@voorbeeld..nl',
  ])('is no address: %s', (address) => expect(isEmail(address)).toBe(false))
})
