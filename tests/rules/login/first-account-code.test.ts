import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codeBytes,
  firstAccountCode,
  readFirstAccountCode,
} from '../../../rules/login/first-account-code.ts'

const someBytes = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes })

describe('The one-time code of the first account', () => {
  it('is three groups of four', () => {
    expect(firstAccountCode(Uint8Array.from({ length: 12 }, (_, at) => at * 21))).toBe(
      'AXL9-WK8V-J7UH',
    )
  })

  it.each([
    ['as it is shown', 'K7QM-2XWD-9RTP'],
    ['in small letters', 'k7qm-2xwd-9rtp'],
    ['without dashes', 'K7QM2XWD9RTP'],
    ['with spaces around and between', '  K7QM 2XWD 9RTP '],
    ['with the dashes of a word processor', 'K7QM–2XWD—9RTP'],
  ])('is read %s', (_how, typed) => {
    expect(readFirstAccountCode(typed)).toBe('K7QM-2XWD-9RTP')
  })

  it.each(['', 'K7QM-2XWD', 'K7QM-2XWD-9RTP-9', 'K7QM-2XWD-9RT0', 'K7QM-2XWD-9RTI', 'Ǌ'])(
    'is not %j',
    (typed) => {
      expect(readFirstAccountCode(typed)).toBeNull()
    },
  )

  it('law: every code that is made is read as itself', () => {
    fc.assert(
      fc.property(someBytes, (random) => {
        const code = firstAccountCode(random)
        expect(readFirstAccountCode(code)).toBe(code)
      }),
    )
  })

  it('law: each byte chooses one of 32 letters, each as often', () => {
    const seen = new Map<string, number>()
    for (let byte = 0; byte < 256; byte++) {
      const letter = firstAccountCode(new Uint8Array(codeBytes).fill(byte))[0]!
      seen.set(letter, (seen.get(letter) ?? 0) + 1)
    }
    expect([...seen.values()]).toEqual(Array.from({ length: 32 }, () => 8))
  })
})
