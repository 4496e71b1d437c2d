import { describe, expect, it } from 'vitest'
import { isEmail } from '../../../rules/forms/is-email.ts'

describe('An e-mail address (G §5 14)', () => {
  it.each(['a@b.nl', 'liesbeth.van-der.meer+bb@voorbeeld.co.uk', 'j@ö.nl', "o'neill@voorbeeld.nl"])(
    '%s is one',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each([
    ['has no @', 'voorbeeld.nl'],
    ['has its @ at the start', '@voorbeeld.nl'],
    ['has no dot', 'a@voorbeeld'],
    ['has its last dot before the @', 'a.b@voorbeeld'],
    ['has its last dot far before the @', 'piet.jansen@voorbeeld'],
    ['has a double @', 'a@@voorbeeld.nl'],
    ['has two @s apart', 'a@b@voorbeeld.nl'],
    ['has its last dot at position 2 or before', 'a@.nl'],
    ['has one character after the last dot', 'a@voorbeeld.n'],
    ['has one character after the last of more dots', 'a@post.voorbeeld.n'],
    ['ends in a dot', 'a@voorbeeld.'],
    ['is empty', ''],
    ['has a full-width letter', 'a@voorbeeld\uff4c.nl'],
    ['has a raised letter', 'a@voorbeeld\u00aa.nl'],
    ['has a letter in two parts', 'a@voorbe\u0065\u0301ld.nl'],
    ['has a letter that no language uses', 'a@voor\u2c61beeld.nl'],
    ['holds a space', 'a b@voorbeeld.nl'],
    ['would start a new line in a mail header', 'a@voorbeeld.nl\r\nBcc:b@voorbeeld.nl'],
    ['holds a control character', 'a\u0000@voorbeeld.nl'],
  ])('is none when it %s', (_, text) => {
    expect(isEmail(text)).toBe(false)
  })

  it.each([
    'a,b@example.com',
    'b;c@example.com',
    'x:b@example.com',
    '(c)b@example.com',
    'x<b@example.com>',
    '<b@example.com>',
    '"a b"@example.com',
    'Jan <jan@example.com>',
    'group:jan@example.com;',
  ])('%s is none: the mail would go to another mailbox', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it.each([
    'jan@voorbeeld..nl',
    'jan@.voorbeeld.nl',
    '.jan@voorbeeld.nl',
    'jan.@voorbeeld.nl',
    'jan..jansen@voorbeeld.nl',
    'jan@-voorbeeld.nl',
    'jan@voorbeeld-.nl',
    'jan@voor_beeld.nl',
    'jan@127.0.0.11',
    'jan@[127.0.0.1]',
    'josé@voorbeeld.nl',
  ])('%s is none: no such mailbox can be', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('has at most 254 characters', () => {
    expect(isEmail(`${'a'.repeat(251)}@b.nl`.slice(2))).toBe(true)
    expect(isEmail(`${'a'.repeat(250)}@b.nl`)).toBe(false)
  })
})
