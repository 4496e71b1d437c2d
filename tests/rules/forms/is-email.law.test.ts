import { domainToASCII } from 'node:url'
import addressparser from 'nodemailer/lib/addressparser'
import MailComposer from 'nodemailer/lib/mail-composer'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEmail } from '../../../rules/forms/is-email.ts'
import { checkLaw } from '../seen.ts'

/** Pieces of which addresses, lists of addresses and attempts to smuggle one in are made. */
const piece = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('a', 'jan', 'b1', 'Z', 'ö', '-', '.', '@', 'nl', 'com') },
  { weight: 3, arbitrary: fc.constantFrom(...',:;<>()[]"\\\' +!#$%&*/=?^_`{|}~'.split('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 2 }) },
)
const anyText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
/** Most often an address with at most one thing wrong. */
const nearly = fc
  .tuple(
    fc.constantFrom('jan', 'j.p', "o'neill", 'a+b'),
    fc.oneof(fc.constant(''), piece),
    fc.constantFrom('@voorbeeld.nl', '@a.b-c.com', '@ö.nl', '@'),
    fc.oneof(fc.constant(''), piece),
  )
  .map((parts) => parts.join(''))

it('Whatever is taken as an e-mail address the mailer reads as that one address, and sends to it', () => {
  checkLaw(
    'one address',
    (see) =>
      fc.property(fc.oneof({ weight: 2, arbitrary: nearly }, anyText), (text) => {
        see(isEmail(text))
        if (!isEmail(text)) return
        expect(addressparser(text)).toEqual([{ address: text, name: '' }])
        const { to } = new MailComposer({ to: text }).compile().getEnvelope()
        const [mailbox, domain] = text.split('@') as [string, string]
        expect(to).toEqual([`${mailbox}@${domainToASCII(domain)}`])
      }),
    3000,
  )
})
