import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const BANNER = '/api/back-office/settings/banner'
let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

const home = async () => (await setup.app.inject({ url: '/home' })).body

describe('The news on the home page', () => {
  it('is none until staff write some, and none again when they empty it', async () => {
    expect((await staff.get(BANNER)).body).toEqual({ id: 'banner', text: '', version: 0 })
    expect(await home()).not.toContain('Nieuws van het huis')
    const { status, body } = await staff.put(BANNER, { text: '  Vanaf maart is de tuin open.  ' })
    expect([status, body]).toMatchObject([200, { text: 'Vanaf maart is de tuin open.' }])
    expect(await home()).toMatch(/<section class="banner"[^>]*>.*Vanaf maart is de tuin open\./)
    await staff.put(BANNER, { text: ' ' })
    expect(await home()).not.toContain('Nieuws van het huis')
  })

  it('is words, whatever is written', async () => {
    await staff.put(BANNER, { text: '<script>alert(1)</script> & meer' })
    expect(await home()).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; meer')
    await staff.put(BANNER, { text: '' })
  })

  it.each([
    ['too long', { text: 'a'.repeat(161) }, 'Gebruik hier hoogstens 160 tekens.'],
    ['of two lines', { text: 'een\ntwee' }, undefined],
    ['missing', {}, 'Vul een tekst in.'],
    ['no text', { text: 7 }, 'Vul een tekst in.'],
  ])('that is %s is refused at the field, and nothing changes', async (_, payload, text) => {
    const { status, body } = await staff.put<ApiError>(BANNER, payload)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ reason: 'invalid-input', fields: [{ field: 'text' }] })
    if (text) expect(JSON.stringify(body)).toContain(text)
    expect((await staff.get(BANNER)).body).toMatchObject({ text: '' })
  })

  it('is set by staff alone', async () => {
    const answer = await setup.app.inject({
      method: 'PUT',
      url: BANNER,
      headers: { origin: 'http://localhost:3000' },
      payload: { text: 'Van een ander' },
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('The app code', () => {
  it('is a picture made here, without script or style, that any page may show', async () => {
    const { statusCode, headers, body } = await setup.app.inject({ url: '/api/app-code.svg' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(body).toMatch(/^<svg [^>]*viewBox/)
    expect(body).not.toMatch(/<script|style=|href/)
  })
})
