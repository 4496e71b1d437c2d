import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { smtpDelivery } from '../../../api/mail/smtp-delivery.ts'
import { writeMail } from '../../../api/mail/write-mail.ts'
import { isEmail } from '../../../rules/forms/is-email.ts'
import { defaultProperty } from '../../../api/settings/property-settings.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'

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
    from: '"De Kers" <info@kamersleutel.test>',
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
      { content: () => ({ subject: typed, title: 'x', parts: [], attachments: [] }) },
      { recipient: { name: typed, email: 'a@b.nl' }, number: typed, property: defaultProperty },
    )
    // oxlint-disable-next-line no-control-regex -- these are what must not be in it
    expect(subject).not.toMatch(/[\r\n\0\u0085\u2028\u2029\v\f]/)
    for (const words of [subject, typed]) {
      const { mails } = await received({ subject: words })
      expect(mails).toHaveLength(1)
      const names = new Set(mails[0]!.headers.map(({ key }) => key))
      expect([...names].toSorted()).toEqual(HEADERS)
      expect(mails[0]!.to).toEqual([{ name: '', address: 'guest@example.com' }])
      expect(mails[0]!.bcc).toBeUndefined()
    }
  })

  it.each(EVIL)(
    'adds no header as the name of an attachment or of the house: %j',
    async (typed) => {
      const attachments = [{ filename: typed, contentType: 'text/plain', content: 'x' }]
      const from = `"${typed.replaceAll('"', '')}" <info@kamersleutel.test>`
      for (const more of [{ attachments }, { from }]) {
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
