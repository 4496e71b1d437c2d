import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiDocument } from '../../../api/api-document.ts'
import { mailToken } from '../../../api/mail/mail-token.ts'
import { describedOperations } from '../every-operation/described-operations.ts'
import { fillCompany, someBuyer } from '../invoices/some-buyer.ts'
import { book, someVisitor, twoNights } from '../setup/book.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'
import { signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'
import { type ListeningApi, listeningApi } from './listening-api.ts'

let api: ListeningApi
/** Keys of each kind, some paid and some not, by the folder of their addresses. */
const keys: Record<string, string[]> = {}
beforeAll(async () => {
  api = await listeningApi()
  await fillCompany(api.pool)
  const from = { origin: api.url }
  const paid = await book(api.app, twoNights, from)
  await api.pool.query(confirmedAndPaid())
  keys['bookings'] = [paid.body.id, (await book(api.app, twoNights, from)).body.id]
  const order = await orderBreakfast(api.app, threeBoxes, randomUUID(), api.url)
  expect([paid.status, order.status]).toEqual([201, 201])
  keys['breakfast-orders'] = [order.body.id]
  const staff = await signedIn(api.app, api.url)
  keys['test-payments'] = [randomUUID()]
  await staff.post('/api/back-office/test-payments', { id: keys['test-payments'][0] })
})
afterAll(() => api.close())

async function ask(method: 'GET' | 'POST' | 'HEAD', path: string, id: string) {
  const { secret } = api.environment
  const token = mailToken(secret, { kind: 'breakfast-order', id })
  const answer = await api.app.inject({
    method,
    url: path.replace('{id}', id).replace('{invoiceId}', randomUUID()),
    headers: { origin: api.url, 'x-forwarded-for': someVisitor() },
    ...(method === 'POST' && { payload: { ...someBuyer, token } }),
  })
  const { location = '' } = answer.headers
  return [answer.statusCode, `${location} ${answer.payload}`.replaceAll(id, 'ID')]
}

describe('A guest’s address that takes an id', () => {
  it('answers the id of another kind as one that nobody has, whatever it is asked for', async () => {
    const operations = describedOperations(await apiDocument(api.app)).filter(
      ({ isStaff, parts }) => !isStaff && parts.includes('id'),
    )
    expect(operations.length).toBeGreaterThan(10)
    for (const { method, path, id: operation } of operations) {
      const folder = path.split('/')[2]!
      const asked = (id: string) => ask(method as 'GET', path, id)
      const ofNobody = await asked(randomUUID())
      for (const [kind, ids] of Object.entries(keys))
        for (const id of kind === folder ? [] : ids)
          expect([operation, kind, ...(await asked(id))]).toEqual([operation, kind, ...ofNobody])
    }
  })
})
