import { describe, expect, it } from 'vitest'
import { deviceWords } from '../../../admin/account/device-words.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('A browser in plain Dutch', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36`,
      'Chrome op Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge op Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox op Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari op een iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
      'Safari op een Mac',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`,
      'Chrome op een Android-telefoon',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
      'Samsung Internet op een Android-tablet',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/140.0 Safari/537.36`,
      'Chrome op Linux',
    ],
    ['SomethingElse (Windows NT 10.0)', 'Een browser op Windows'],
    ['curl/8.0', 'Een onbekende browser'],
    ['', 'Een onbekende browser'],
  ])('%s', (userAgent, words) => expect(deviceWords(userAgent)).toBe(words))
})
