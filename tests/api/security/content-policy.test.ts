import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { book, twoNights } from '../setup/book.ts'
import { mailRow } from '../setup/mail-row.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn
let customer: number
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  const { body } = await book(setup.app, twoNights)
  await mailRow(setup.pool, body.id, 'confirmation', 'kept')
  customer = (await staff.get<{ id: number }[]>('/api/back-office/customers')).body[0]!.id
})
afterAll(() => setup.close())

/** What a policy says, by the names of its directives. */
function directives(policy: unknown): Record<string, string> {
  return Object.fromEntries(
    String(policy)
      .split(';')
      .map((each) => each.trim())
      .map((each) => [each.split(' ')[0]!, each.slice(each.indexOf(' ') + 1)]),
  )
}

describe('A page', () => {
  it.each([
    ['of the guest site', '/home'],
    ['of a room', '/kamer/knusse-kamer'],
    ['of the back office', '/agenda'],
    ['to sign in', '/login'],
    ['that is not there', '/nothing'],
    ['of the API’s document', '/api/docs'],
    ['of all that is stored of a customer', ''],
  ])('%s runs scripts of this site alone, in no frame, and posts nowhere else', async (_, url) => {
    const asked = url || `/api/back-office/customers/${customer}/document`
    // Who is signed in is led past the page to sign in.
    const cookies = url === '/login' ? {} : staff.cookies
    const { headers, body } = await setup.app.inject({ url: asked, cookies })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toMatch(/^<!doctype html>/i)
    const policy = directives(headers['content-security-policy'])
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
    })
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|https?:/)
    // What the policy forbids would not run: no page may lean on it.
    expect(body).not.toMatch(/<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json"))[^>]*>/i)
    expect(body).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i)
  })
})

describe('A file that is shown inside a page of staff', () => {
  it('may be framed by this site alone', async () => {
    const { headers } = await setup.app.inject({
      url: '/api/back-office/revenue/pdf?month=2026-02',
      cookies: staff.cookies,
    })
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'")
  })
})
