import { describe, expect, it } from 'vitest'
import {
  type PaidBy,
  addressFindings as findings,
  isLocalAddress,
  tidyAddress,
  whyNoMoneyAt as noMoneyAt,
} from '../../../rules/opening/public-address.ts'
import { readAloud } from '../in-words.ts'

const addressFindings = readAloud(findings)
const whyNoMoneyAt = readAloud(noMoneyAt)

const SAFE = 'https://www.dekers.nl'

describe('Real money', () => {
  it.each([
    ['https that guests reach', SAFE, 'provider', true],
    ['http', 'http://www.dekers.nl', 'provider', false],
    ['this machine', 'http://localhost:3000', 'provider', false],
    ['this machine over https', 'https://localhost', 'provider', false],
    ['the network of the house', 'https://192.168.1.5', 'provider', false],
    ['this machine, with a key for tests', 'http://localhost:3000', 'provider-test', true],
    ['http, in the sandbox', 'http://www.dekers.nl', 'sandbox', true],
    ['this machine, where nobody pays yet', 'http://localhost:3000', 'nobody', true],
  ] as [string, string, PaidBy, boolean][])('at %s', (_where, url, paidBy, isFit) => {
    expect(whyNoMoneyAt(url, paidBy)).toBe(
      isFit
        ? null
        : `Gasten betalen hier met echt geld. Dat kan pas op een adres met https dat overal werkt, en niet op ${url}.`,
    )
  })
})

describe('The step of the address', () => {
  const found = (url: string, isGiven = true, paidBy: PaidBy = 'provider-test') =>
    addressFindings({ url, isGiven }, paidBy).map(({ kind, text }) => `${kind}: ${text}`)

  it('is done where guests find the house over https', () => {
    expect(found(SAFE, true, 'provider')).toEqual([
      'ready: Gasten vinden het huis op https://www.dekers.nl.',
    ])
  })

  it('warns of an address that nobody gave, that only the house reaches, that others can read', () => {
    expect(found('http://localhost:3000', false)).toEqual([
      'warning: Het huis kent zijn eigen adres nog niet. Links in mails leiden nu naar http://localhost:3000.',
    ])
    expect(found('http://localhost:3000')).toEqual([
      'warning: http://localhost:3000 werkt alleen op deze computer of in uw eigen netwerk: gasten komen er niet.',
    ])
    expect(found('http://www.dekers.nl')).toEqual([
      'warning: http://www.dekers.nl is niet beveiligd: wat gasten invullen, kan onderweg worden gelezen. Gebruik https.',
    ])
  })

  it('keeps the house shut where guests would pay real money there, and says what is wrong with it', () => {
    expect(found('http://www.dekers.nl', true, 'provider')).toEqual([
      expect.stringMatching(/^missing: Gasten betalen hier met echt geld\./),
      expect.stringMatching(/^warning: .* is niet beveiligd/),
    ])
  })
})

describe('An address as staff type it', () => {
  it.each([
    [' https://www.dekers.nl/ ', SAFE],
    [' www.dekers.nl ', SAFE],
    ['HTTPS://WWW.DeKers.NL:443', SAFE],
    ['http://192.168.1.5:3000', 'http://192.168.1.5:3000'],
    ['https://kámers.nl', 'https://xn--kmers-xqa.nl'],
    ['', null],
    ['https://', null],
    ['de kers.nl', null],
    ['https://www.dekers.nl/boeken', null],
    ['https://www.dekers.nl/?a=1', null],
    ['https://www.dekers.nl/#a', null],
    ['https://els@www.dekers.nl', null],
    ['https://:geheim@www.dekers.nl', null],
    ['ftp://www.dekers.nl', null],
    ['javascript://www.dekers.nl', null],
    [`https://${'a'.repeat(300)}.nl`, null],
  ])('%s', (typed, url) => {
    expect(tidyAddress(typed)).toBe(url)
  })
})

describe('An address that only this machine or its network reaches', () => {
  it.each([
    'http://localhost:3000',
    'http://huis.localhost',
    'http://huis.local',
    'http://huis.internal',
    'http://kamersleutel:3000',
    'http://0.0.0.0',
    'http://127.0.0.1',
    'http://10.11.12.13',
    'http://192.168.10.20',
    'http://169.254.10.20',
    'http://172.16.0.1',
    'http://172.20.10.20',
    'http://172.31.0.1',
    'http://[::]',
    'http://[::1]',
    'http://[fd00::1]',
    'http://[fe80::1]',
  ])('is %s', (url) => {
    expect(isLocalAddress(url)).toBe(true)
  })

  it.each([
    SAFE,
    'http://172.15.0.1',
    'http://172.32.0.1',
    'http://192.169.0.1',
    'http://100.1.1.1',
    'http://[2a02::1]',
    'https://localhost.dekers.nl',
    'https://10.dekers.nl',
  ])('is not %s', (url) => {
    expect(isLocalAddress(url)).toBe(false)
  })
})
