import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  isProduction,
  readEnvironment,
  takesPayments,
} from '../../../api/environment/environment.ts'

const least = { DATABASE_URL: 'postgres://localhost/setup', SECRET: 'sixteen letters!' }

const folder = mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-environment-'))
afterAll(() => rmSync(folder, { recursive: true }))
const secretFile = (name: string, content: string, mode = 0o600) => {
  const file = path.join(folder, name)
  writeFileSync(file, content, { mode })
  return file
}

describe('the environment', () => {
  it('reads the keys of other services from the files that are named', () => {
    const given = {
      ...least,
      MOLLIE_API_KEY_FILE: secretFile('mollie', 'live_abc\n'),
      SMTP_URL_FILE: secretFile('smtp', 'smtp://mail.example\n'),
    }
    expect(readEnvironment(given)).toMatchObject({
      mollieApiKey: 'live_abc',
      smtpUrl: 'smtp://mail.example',
    })
    expect(() => readEnvironment({ ...given, SMTP_URL: 'smtp://other.example' })).toThrow(
      'Give SMTP_URL or SMTP_URL_FILE, not both.',
    )
    expect(() =>
      readEnvironment({ ...least, SMTP_URL_FILE: path.join(folder, 'nothing') }),
    ).toThrow(/^SMTP_URL_FILE cannot be read/)
  })

  it.each([0o644, 0o640, 0o604])(
    'takes no secret from a file that others can read (%o)',
    (mode) => {
      const file = secretFile(`open-${mode}`, 'live_abc', mode)
      expect(() => readEnvironment({ ...least, MOLLIE_API_KEY_FILE: file })).toThrow(
        `MOLLIE_API_KEY_FILE: others can read ${file}. Run: chmod 600 ${file}`,
      )
    },
  )

  it('takes payments by a key, or on the sandbox: in production only where that is asked for', () => {
    const production = { ...least, HOUSE_MODE: 'production' }
    const taken = (given: Record<string, string>) => {
      const environment = readEnvironment(given)
      return { sandbox: environment.sandboxPayments, payable: takesPayments(environment) }
    }
    expect(taken(least)).toEqual({ sandbox: true, payable: true })
    expect(taken(production)).toEqual({ sandbox: false, payable: false })
    expect(taken({ ...production, SANDBOX_PAYMENTS: 'true' })).toEqual({
      sandbox: true,
      payable: true,
    })
    expect(taken({ ...production, SANDBOX_PAYMENTS: 'true', MOLLIE_API_KEY: 'live_x' })).toEqual({
      sandbox: false,
      payable: true,
    })
  })

  it.each([
    [{}, false],
    [{ NODE_ENV: 'production' }, true],
    [{ NODE_ENV: 'production', HOUSE_MODE: 'demo' }, false],
    [{ HOUSE_MODE: 'productie' }, true],
  ])('%o is a real property: %s', (given, real) => {
    expect(isProduction(given)).toBe(real)
  })

  it('needs only a database and a secret; the rest has its default', () => {
    expect(readEnvironment(least)).toMatchObject({
      production: false,
      port: 3000,
      publicUrl: null,
      internalUrl: 'http://localhost:3000',
      trustProxy: false,
      holdMinutes: 20,
      paymentSessionMinutes: 15,
      demo: true,
      clockToday: null,
      distances: { by: 'table', places: null },
      files: { in: 'folder', folder: path.resolve('.data/files') },
    })
  })

  it('takes an empty value for one that is not given, and a public address without its last slash', () => {
    expect(
      readEnvironment({ ...least, SMTP_URL: '', PUBLIC_URL: 'https://kamersleutel.example/' }),
    ).toMatchObject({
      smtpUrl: null,
      publicUrl: 'https://kamersleutel.example',
    })
  })

  it.each([
    ['no database', { SECRET: least.SECRET }, /DATABASE_URL/],
    ['a short secret', { ...least, SECRET: 'short' }, /SECRET/],
    ['a port that is none', { ...least, PORT: 'deur' }, /PORT/],
    ['a day that does not exist', { ...least, CLOCK_TODAY: '2026-02-30' }, /CLOCK_TODAY/],
    [
      'a hold that ends before the payment session does',
      { ...least, HOLD_MINUTES: '15' },
      /HOLD_MINUTES/,
    ],
    ['an OSRM server that is not named', { ...least, DISTANCES: 'pdok-osrm' }, /OSRM_URL/],
    ['files in S3 without a bucket', { ...least, FILES: 's3' }, /S3_BUCKET/],
    [
      'a bucket without its secret',
      { ...least, FILES: 's3', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' },
      /S3_SECRET_ACCESS_KEY/,
    ],
    ['no key for Google', { ...least, DISTANCES: 'google' }, /GOOGLE_MAPS_KEY/],
    [
      'an address that is no web address',
      { ...least, PUBLIC_URL: 'javascript:alert(1)' },
      /PUBLIC_URL/,
    ],
  ])('with %s is refused and says why', (_what, variables, why) => {
    expect(() => readEnvironment(variables)).toThrow(why)
  })

  it.each([
    { NODE_ENV: 'production' },
    { HOUSE_MODE: 'production' },
    { NODE_ENV: 'development', HOUSE_MODE: 'production' },
  ])('in production mode (%o) has no demo and no moved clock, whatever it says', (mode) => {
    expect(
      readEnvironment({
        ...least,
        ...mode,
        DEMO: 'true',
        CLOCK_TODAY: '2025-01-01',
        MOLLIE_API_KEY: 'live_x',
      }),
    ).toMatchObject({
      production: true,
      demo: false,
      clockToday: null,
    })
  })

  it('in demo mode keeps demo and clock, though libraries run as in production', () => {
    expect(
      readEnvironment({
        ...least,
        NODE_ENV: 'production',
        HOUSE_MODE: 'demo',
        CLOCK_TODAY: '2025-01-01',
      }),
    ).toMatchObject({
      production: false,
      demo: true,
      clockToday: '2025-01-01',
    })
  })

  it('refuses a mode nobody knows: a typing error must not open a demo to the world', () => {
    expect(() =>
      readEnvironment({ ...least, NODE_ENV: 'production', HOUSE_MODE: 'productie' }),
    ).toThrow(/HOUSE_MODE/)
  })
})
