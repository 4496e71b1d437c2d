import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { breakfastOrderSubject } from '../../../api/breakfast-orders/breakfast-order.ts'
import { BreakfastOrderActs } from '../../../api/breakfast-orders/breakfast-order-acts.ts'
import { plainError } from '../../../api/errors/refused.ts'
import { ENVIRONMENT, type Environment } from '../../../api/environment/environment.ts'
import { mailToken } from '../../../api/mail/mail-token.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { visibleIn } from '../setup/visible-in.ts'

let setup: TestSetup
let id: string
let token: string
const cancel = vi.fn<BreakfastOrderActs['cancelByGuest']>()

beforeAll(async () => {
  setup = await openSetup()
  vi.spyOn(setup.app.get(BreakfastOrderActs), 'cancelByGuest').mockImplementation(cancel)
  id = (await orderBreakfast(setup.app)).body.id
  token = mailToken(setup.app.get<Environment>(ENVIRONMENT).secret, breakfastOrderSubject(id))
})
afterAll(() => setup.close())

const address = (order: string) => `/bedankt-ontbijt?id=${order}&annuleren=${token}`
async function press(order: string, content: Record<string, string>) {
  const answer = await setup.app.inject({
    method: 'POST',
    url: address(order),
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(content).toString(),
  })
  return { status: answer.statusCode, location: answer.headers.location, body: answer.body }
}

describe('The mail’s link to cancel breakfast, without script', () => {
  it('asks first, in a form that carries the token of the link', async () => {
    const { body } = await setup.app.inject({ url: address(id) })
    expect(visibleIn(body)).toContain('Je ontbijt annuleren?')
    expect(body).toMatch(
      new RegExp(`<form method="post"><input type="hidden" name="token" value="${token}"/>`),
    )
  })

  it('cancels by a press and leads on to how the order stands', async () => {
    cancel.mockResolvedValueOnce(null)
    const { status, location } = await press(id, { token })
    expect([status, location]).toEqual([303, `/bedankt-ontbijt?id=${id}`])
    expect(cancel).toHaveBeenCalledExactlyOnceWith(id)
    cancel.mockClear()
  })

  it('shows its page again where it is too late, with the reason', async () => {
    cancel.mockResolvedValueOnce(plainError('order-not-changeable'))
    const { status, body } = await press(id, { token })
    expect(status).toBe(409)
    expect(visibleIn(body)).toContain('kun je niet meer zelf annuleren')
    expect(visibleIn(body)).toContain('Je ontbijt annuleren?')
    cancel.mockClear()
  })

  it('cancels nothing without the token, nor an order that nobody has', async () => {
    for (const wrong of ['', 'x'.repeat(43)]) {
      const { status, body } = await press(id, { token: wrong })
      expect(status).toBe(404)
      expect(visibleIn(body)).toContain('Deze link hoort niet bij deze bestelling.')
    }
    for (const unknown of ['1', randomUUID(), ''])
      expect((await press(unknown, { token })).status).toBe(404)
    expect(cancel).not.toHaveBeenCalled()
  })
})
