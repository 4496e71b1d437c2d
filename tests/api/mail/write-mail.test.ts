import { describe, expect, it } from 'vitest'
import { defaultProperty } from '../../../api/facts/property-settings.ts'
import type { MailContent } from '../../../api/mail/mail-content.ts'
import { mailHeaders, writeMail } from '../../../api/mail/write-mail.ts'
import { words } from '../../../rules/texts/all-words.ts'

const house = {
  property: { ...defaultProperty, name: 'B&B <De Kers>' },
  words: words(),
}
const written = (content: Partial<MailContent>) =>
  writeMail({ subject: 'x', title: 'x', parts: [], attachments: [], ...content }, house)

describe('A mail as written', () => {
  it('has its subject on one line, so that no name begins a header of its own', () => {
    const { subject } = written({ subject: 'Je boeking\r\nBcc: iedereen@example.com\u2028!' })
    expect(subject).toBe('Je boeking Bcc: iedereen@example.com !')
  })

  it('has a subject of at most 150 characters, no character cut in two', () => {
    const { subject } = written({ subject: '🗝️'.repeat(200) })
    expect(Array.from(subject)).toHaveLength(150)
    expect(subject.endsWith('…')).toBe(true)
    expect(subject).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
  })

  it('shows markup from outside as text, wherever it stands', () => {
    const evil = `<img src=x onerror="alert('1')">&`
    const { html } = written({
      subject: evil,
      title: evil,
      parts: [
        { kind: 'text', text: evil },
        { kind: 'heading', text: evil },
        { kind: 'list', items: [evil] },
        { kind: 'facts', rows: [{ label: evil, value: evil }] },
        {
          kind: 'lines',
          lines: [{ label: evil, explanation: evil, cents: 1 }],
          sums: [{ label: evil, cents: 1 }],
        },
        { kind: 'panel', title: evil, text: evil, button: { label: evil, url: evil } },
        { kind: 'button', label: evil, url: evil },
        { kind: 'link', label: evil, url: evil },
      ],
    })
    expect(html).not.toContain('<img')
    expect(html).not.toMatch(/href="[^"]*[<>'][^"]*"/)
    expect(html).toContain('B&#38;B &#60;De Kers&#62;')
  })

  it('says in its text all that its HTML says', () => {
    const { text } = written({
      parts: [
        { kind: 'heading', text: 'Annuleren' },
        { kind: 'list', items: ['Eerst', 'Dan'] },
        {
          kind: 'panel',
          title: 'Nog te betalen',
          text: 'Betaal online.',
          button: { label: 'Betaal', url: 'https://x.test/pay' },
        },
      ],
    })
    expect(text).toBe(
      'x\n\nAnnuleren\n\n- Eerst\n- Dan\n\nNog te betalen\nBetaal online.\nBetaal:\nhttps://x.test/pay\n\n-- \nB&B <De Kers>\n',
    )
  })
})

describe('Who a mail is from', () => {
  const headers = (from: { name: string; email: string }, mailFrom: string | null = null) =>
    mailHeaders('one', from, { hostname: 'kers.example' }, { mailFrom })
  const email = 'info@kers.example'

  it('is the house at its own address, the Message-ID at its host', () => {
    expect(headers({ name: 'De Kers', email })).toEqual({
      messageId: '<one@kers.example>',
      sender: '"De Kers" <info@kers.example>',
    })
    expect(headers({ name: 'De Kers', email: '' }).sender).toBe('"De Kers" <noreply@kers.example>')
  })

  it('is whom the start names', () => {
    expect(headers({ name: 'De Kers', email }, 'post@kers.example').sender).toBe(
      'post@kers.example',
    )
  })

  it.each([
    ['B&B "De Kers"', '"B&B \\"De Kers\\""'],
    ['Kers\\', '"Kers\\\\"'],
    ['Kers" <evil@example.com>, "', '"Kers\\" <evil@example.com>, \\""'],
    ['Kers\r\nBcc: iedereen@example.com\u2028!', '"Kers Bcc: iedereen@example.com !"'],
    ['k'.repeat(200), `"${'k'.repeat(119)}…"`],
  ])('has the name %s within its quotes, on one line, with an end', (name, quoted) => {
    expect(headers({ name, email }).sender).toBe(`${quoted} <info@kers.example>`)
  })
})
