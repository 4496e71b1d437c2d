import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OutgoingMail, smtpDelivery } from '../../../api/mail/smtp-delivery.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
beforeEach(() => {
  server.received.length = 0
})
afterAll(() => server.stop())

const mail: OutgoingMail = {
  messageId: '<one@kamersleutel.test>',
  sender: '"B&B De \\"Kers\\"" <info@kamersleutel.test>',
  replyTo: 'host@kamersleutel.test',
  recipient: 'guest@example.com',
  subject: 'Je boeking: één kamer',
  text: 'Beste gast,\n. een regel die met een punt begint\n',
  html: '<p>Beste gast</p>',
  attachments: [
    {
      filename: 'verblijf.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    },
  ],
  date: new Date('2026-02-02T08:30:00Z'),
}

describe('Delivery over SMTP', () => {
  it('hands over text, HTML, attachment and the fixed Message-ID', async () => {
    expect(await smtpDelivery(server.url)(mail)).toEqual({ outcome: 'sent' })
    const [seen] = server.received
    expect(seen).toMatchObject({
      messageId: '<one@kamersleutel.test>',
      from: { name: 'B&B De "Kers"', address: 'info@kamersleutel.test' },
      to: [{ address: 'guest@example.com' }],
      replyTo: [{ address: 'host@kamersleutel.test' }],
      subject: 'Je boeking: één kamer',
      date: '2026-02-02T08:30:00.000Z',
    })
    expect(seen!.text?.trim()).toBe('Beste gast,\n. een regel die met een punt begint')
    expect(seen!.html?.trim()).toBe('<p>Beste gast</p>')
    expect(seen!.attachments).toMatchObject([
      { filename: 'verblijf.ics', mimeType: 'text/calendar' },
    ])
  })

  it.each([
    ['lost-at-recipient', 'not-sent'],
    ['later-at-recipient', 'not-sent'],
    ['later-after-data', 'not-sent'],
    ['never-at-recipient', 'refused'],
    ['never-after-data', 'refused'],
    ['lost-after-data', 'unknown'],
  ] as const)('of a server that behaves as %s says %s', async (behaviour, outcome) => {
    server.behaves(behaviour)
    expect(await smtpDelivery(server.url)(mail)).toMatchObject({ outcome })
  })

  it('says not sent when nobody listens, and when the password is wrong', async () => {
    expect(await smtpDelivery('smtp://127.0.0.1:1')(mail)).toMatchObject({ outcome: 'not-sent' })
    expect(
      await smtpDelivery(server.url.replace('smtp://', 'smtp://setup:wrong@'))(mail),
    ).toMatchObject({ outcome: 'not-sent' })
    expect(await smtpDelivery(server.url.replace('smtp://', 'smtp://setup:right@'))(mail)).toEqual({
      outcome: 'sent',
    })
  })

  it('refuses an address that is none without asking the server twice', async () => {
    expect(await smtpDelivery(server.url)({ ...mail, recipient: 'nobody' })).toMatchObject({
      outcome: expect.stringMatching(/refused|sent/) as string,
    })
  })
})
