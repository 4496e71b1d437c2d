import { describe, expect, it } from 'vitest'
import type { MailPart } from '../../../api/mail/mail-content.ts'
import { type MailTemplates, mailTemplates } from '../../../api/mail/mail-templates.ts'
import type { BookingMailFacts } from '../../../api/mail/templates/booking-mail-facts.ts'
import type { BreakfastMailFacts } from '../../../api/mail/templates/breakfast-mails.ts'
import type { FormMessageFacts } from '../../../api/mail/templates/form-mails.ts'
import type { MailFacts } from '../../../api/mail/mail-template.ts'
import { writeMail } from '../../../api/mail/write-mail.ts'
import { bookedDouble, movedDouble } from '../../../stories/mails/booked-double-facts.ts'
import { contactMessage, projectMessage, vendorMessage } from '../../../stories/mails/form-facts.ts'
import { creditedInvoice, openInvoice, paidInvoice } from '../../../stories/mails/invoice-facts.ts'
import {
  billReceipt,
  mixedReceipt,
  takenBackReceipt,
} from '../../../stories/mails/receipt-facts.ts'
import { longNames, paid, unpaid } from '../../../stories/mails/booking-facts.ts'
import {
  cancelledOrder,
  longOrderNames,
  openOrder,
  orderHere,
  paidOrder,
} from '../../../stories/mails/breakfast-facts.ts'

const bare: BookingMailFacts = {
  ...paid,
  conditions: [],
  property: { ...paid.property, address: '', postcode: '', city: '', phone: '', email: '' },
}
const bookings: Record<string, BookingMailFacts> = {
  unpaid,
  paid,
  'paid in part': { ...unpaid, balanceCents: 10_000 },
  cancelled: { ...paid, state: 'cancelled' },
  'expired and paid back': {
    ...unpaid,
    state: 'expired',
    receivedCents: 30_000,
    refundedCents: 30_000,
  },
  'expired, paid too little and paid back': {
    ...unpaid,
    state: 'expired',
    receivedCents: 1,
    refundedCents: 1,
  },
  'with long names': longNames,
  'of a property that has said nothing of itself': bare,
}
const forms: Record<string, FormMessageFacts> = {
  'a message': contactMessage,
  'a message without an address': {
    ...contactMessage,
    recipient: { ...contactMessage.recipient, email: '' },
  },
  'a registration': vendorMessage,
  'a request': projectMessage,
  'a message to a property that has said nothing of itself': {
    ...contactMessage,
    property: bare.property,
  },
}
const breakfastOrders: Record<string, BreakfastMailFacts> = {
  'an open order': openOrder,
  'a paid order': paidOrder,
  'of a child only, named by a stay': { ...paidOrder, adults: 0, bookingNumber: 'B2026517' },
  'cancelled by the guest': cancelledOrder,
  'cancelled unpaid': { ...openOrder, state: 'cancelled', cancelledBecause: 'unpaid' },
  'that is not brought': orderHere,
  'with long names': { ...paidOrder, ...longOrderNames },
  'of a property that has said nothing of itself': { ...paidOrder, property: bare.property },
}
/** What the mails about each kind of subject tell. */
const situations: Record<string, Record<string, MailFacts>> = {
  booking: bookings,
  'breakfast-order': breakfastOrders,
  'form-message': forms,
  'feed-block': { new: bookedDouble, moved: movedDouble },
  sale: { mixed: mixedReceipt, 'of a bill alone': billReceipt, 'taken back': takenBackReceipt },
  invoice: { open: openInvoice, paid: paidInvoice, credit: creditedInvoice },
}
const registry: MailTemplates = mailTemplates
const each = Object.entries(registry).flatMap(([kind, template]) =>
  Object.entries(situations[template.subjectKind]!).map(([name, facts]) => ({
    kind,
    name,
    template,
    facts,
  })),
)
const buttons = (parts: MailPart[]) =>
  parts.filter(({ kind }) => kind === 'button' || kind === 'panel')

describe('The registry of mails', () => {
  it('withdraws for good only by what is never taken back', () => {
    const takenBack = ['stay-changed', 'arrived', 'departed', 'no-show', 'attendance-taken-back']
    for (const [kind, { withdrawnBy = [] }] of Object.entries(registry))
      for (const event of withdrawnBy) expect(takenBack, kind).not.toContain(event)
  })

  it.each(each)('$kind, $name: leaves no blank unfilled', ({ template, facts }) => {
    const { subject, text } = writeMail(template.content(facts), facts)
    expect(`${subject}\n${text}`).not.toMatch(/undefined|null|NaN|\[object|, \.|  |: $/m)
  })

  it.each(each)('$kind, $name: has one button at most', ({ template, facts }) => {
    expect(buttons(template.content(facts).parts).length).toBeLessThanOrEqual(1)
  })
})

describe('The confirmation', () => {
  it.each([
    ['ordinary', '/bedankt'],
    ['family', '/bedankt-familie'],
  ] as const)('of an %s room leads to %s', (roomKind, page) => {
    const facts = { ...paid, roomKind }
    const { text } = writeMail(registry['confirmation']!.content(facts), facts)
    expect(text).toContain(`https://kamersleutel.example${page}?id=${paid.bookingId}`)
  })
})

describe('The mails about a breakfast that is not brought', () => {
  const kinds = Object.entries(registry).filter(([, one]) => one.subjectKind === 'breakfast-order')
  it.each(kinds)('%s: brings nothing anywhere', (_kind, template) => {
    const { subject, text } = writeMail(template.content(orderHere), orderHere)
    expect(`${subject} ${text}`).not.toMatch(/bezorg|brengen|Adres/i)
  })

  it('say when it is ready', () => {
    const content = registry['breakfast-confirmation']!.content(orderHere)
    const { text } = writeMail(content, orderHere)
    expect(text).toContain(
      'Je ontbijt staat op wo 10 juni 2026 tussen 9.30 en 10.00 uur voor je klaar.',
    )
    expect(text).toContain('Afhalen of in huis')
  })
})
