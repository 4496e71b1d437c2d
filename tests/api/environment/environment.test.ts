import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../../api/environment/environment.ts'

const least = { DATABASE_URL: 'postgres://localhost/setup', SECRET: 'sixteen letters!' }

describe('the environment', () => {
  it('needs only a database and a secret; the rest has its default', () => {
    expect(readEnvironment(least)).toMatchObject({
      production: false,
      port: 3000,
      publicUrl: 'http://localhost:3000',
      internalUrl: 'http://localhost:3000',
      trustProxy: false,
      holdMinutes: 20,
      paymentSessionMinutes: 15,
      demo: true,
      clockToday: null,
      distances: { by: 'table' },
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
