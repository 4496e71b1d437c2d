import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PaymentAttempts } from '../../../api/payments/payment-attempts.ts'
import { PaymentMethods } from '../../../api/payments/payment-methods.ts'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import { book, twoNights } from '../setup/book.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type RefundSetup, openRefundSetup } from './refund-setup.ts'

let setup: RefundSetup
let api: RefundSetup['api']
beforeAll(async () => {
  setup = await openRefundSetup()
  ;({ api } = setup)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await emptySetup(api.pool)
})
afterAll(() => api.close())

const booked = async (language: string) =>
  (await book(api.app, twoNights, { language, origin: api.url })).body.id
const speak = (id: string, language: string) =>
  api.pool.query('UPDATE bookings SET language = $2 WHERE id = $1', [id, language])

/** What is asked of the provider for the way to pay. */
async function opened(id: string) {
  const create = vi.spyOn(api.app.get(PaymentProvider), 'create')
  await api.app.get(PaymentAttempts).openNewest({ kind: 'booking', id })
  return JSON.parse(create.mock.lastCall![1])
}

describe('The payment of a guest', () => {
  it.each([
    ['nl', 'nl_NL', /^Boeking B/, ['ideal', 'bancontact', 'creditcard'], '/bedankt'],
    ['en', 'en_GB', /^Booking B/, ['creditcard', 'bancontact', 'ideal'], '/en/'],
    ['de', 'de_DE', /^Buchung B/, ['creditcard', 'bancontact', 'ideal'], '/de/'],
  ])('who reads %s is asked in it', async (language, locale, description, method, path) => {
    expect(await opened(await booked(language))).toMatchObject({
      locale,
      method,
      description: expect.stringMatching(description),
      redirectUrl: expect.stringContaining(api.url + path),
    })
  })

  it('is asked in the language that staff chose since, with the next try', async () => {
    const id = await booked('de')
    await opened(id)
    await speak(id, 'en')
    await api.pool.query(`UPDATE payments SET state = 'failed' WHERE folio_id = $1`, [id])
    expect(await opened(id)).toMatchObject({ locale: 'en_GB' })
  })

  it('is asked in Dutch where the language is in no table any more', async () => {
    const id = await booked('de')
    await speak(id, 'xx')
    expect(await opened(id)).toMatchObject({ locale: 'nl_NL' })
  })

  it('goes back with words in it', async () => {
    const id = await setup.oneBooking()
    await speak(id, 'de')
    await setup.paidTooMuch(id, 1_000, -60)
    const refund = vi.spyOn(api.app.get(PaymentProvider), 'refund')
    await setup.refunds.refundDue(id)
    expect(refund.mock.lastCall![3]).toMatch(/^Rückzahlung Buchung T\d+$/)
  })
})

describe('The ways to pay', () => {
  it('are offered in the order and by the names of the language that asks', async () => {
    const methods = vi.spyOn(api.app.get(PaymentProvider), 'methods')
    const offered = async (language: string) => {
      const answer = await api.app.inject({
        url: '/api/payment-methods',
        headers: { 'accept-language': language },
      })
      return answer.json().methods.map(({ id }: { id: string }) => id)
    }
    api.pass(6)
    expect(await offered('de')).toEqual(['creditcard', 'bancontact', 'ideal'])
    expect(await offered('nl')).toEqual(['ideal', 'bancontact', 'creditcard'])
    expect(methods).toHaveBeenCalledWith('de-DE')
    expect(await api.app.get(PaymentMethods).ofSum(100, 'ideal', 'de')).toEqual(['ideal'])
  })
})
