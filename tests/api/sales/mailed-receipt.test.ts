import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { Mails } from '../../../api/mail/mails.ts'
import { saleSubject, SalePlan } from '../../../api/sales/sale-row.ts'
import type { SaleView } from '../../../api/sales/sale-shape.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { forgetOldRows } from '../../../workflows/forget-old-rows.ts'
import { MONDAY } from '../setup/api-process.ts'
import { emptied } from '../setup/emptied.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const SALES = '/api/back-office/sales'
const SANNE = 'sanne@example.com'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({ processes: 1 })
  staff = await signedIn(setup.processes[0]!.app)
})
afterAll(() => setup.close())
beforeEach(async () => {
  await setup.pool.query('DELETE FROM sale_mailings')
  await emptied(setup.pool, 'sales')
  await setup.pool.query(`DELETE FROM mails; DELETE FROM outbox`)
  setup.time.now = MONDAY
})

const move = (id: string, name: string, asked: object = {}) =>
  staff.post<SaleView & ApiError>(`${SALES}/${id}/acts/${name}`, asked)
const settle = (id: string, receiptEmail: string | null) =>
  move(id, 'settle', { receivedCents: 5000, receiptEmail })

/** Two bunches of flowers and a child's seat, 30.00 in cash: at /transactie-klaar. */
async function atTheAmount(): Promise<string> {
  const products = [
    { code: 'flowers', pieces: 2 },
    { code: 'child-seat', pieces: 1 },
  ]
  const asked = { id: randomUUID(), products, totalCents: 3000 }
  const { id } = (await staff.post<SaleView>(SALES, asked)).body
  await move(id, 'choose', { method: 'cash' })
  return id
}
async function sold(receiptEmail: string | null = null): Promise<SaleView> {
  const id = await atTheAmount()
  const { version } = (await settle(id, receiptEmail)).body
  return (await move(id, 'yes', { version })).body
}
const planOf = async (id: string) => {
  const plan = setup.processes[0]!.app.get(SalePlan)
  return plan.plan((await plan.load(id))!, setup.time.now)
}
/** What the workflow of the sale does. */
async function carryOut(id: string): Promise<void> {
  const { app } = setup.processes[0]!
  for (const { about } of await planOf(id))
    await app.get(Mails).send(saleSubject(id), about!, (await app.get(SalePlan).load(id))!)
}
async function mailed(): Promise<{ recipient: string; subject: string; text: string }[]> {
  const { rows } = await setup.pool.query<{ recipient: string; subject: string; text: string }>(
    'SELECT recipient, subject, text FROM mails ORDER BY created_at',
  )
  return rows
}

describe('The receipt of a sale by mail', () => {
  it('goes to the address that was given at the desk, once the money is in', async () => {
    const id = await atTheAmount()
    const settled = (await settle(id, ` ${SANNE} `)).body
    expect(settled).toMatchObject({ step: 'confirm', receiptEmail: SANNE })
    expect(await planOf(id)).toEqual([])
    await move(id, 'yes', { version: settled.version })
    await move(id, 'yes', { version: settled.version })
    await carryOut(id)
    await carryOut(id)
    const [mail, ...others] = await mailed()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: SANNE, subject: expect.stringContaining('Bon K2026-') })
    expect(mail!.text).toMatch(/\(2 ×\):\s€\s25,00[\s\S]+Totaal:\s€\s30,00/)
    expect(mail!.text).toMatch(/Wisselgeld:\s€\s20,00/)
    expect(await planOf(id)).toEqual([])
  })

  it('names what was bought as its reader does', async () => {
    const address = '/api/back-office/translations/products.flowers.name.en'
    await staff.put(address, { text: 'A bunch of tulips' })
    const { id } = await sold()
    for (const language of ['en', 'nl'])
      await move(id, 'mail', { requestId: randomUUID(), email: SANNE, language })
    await carryOut(id)
    const named = (await mailed()).map(
      ({ subject, text }) => [subject.slice(0, 3), text.includes('A bunch of tulips')] as const,
    )
    expect(named).toHaveLength(2)
    expect(Object.fromEntries(named)).toEqual({ Bon: false, Rec: true })
    await staff.delete(address)
  })

  it('tells the workflow in the transaction of Ja', async () => {
    const { id } = await sold(SANNE)
    const { rows } = await setup.pool.query(
      `SELECT topic FROM outbox WHERE subject_kind = 'sale' AND subject_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ topic: 'receipt-mailing' }])
  })

  it('to no address is refused at its field, and the sale stays where it was', async () => {
    const id = await atTheAmount()
    const answer = await settle(id, 'sanne@')
    expect([answer.status, answer.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'receiptEmail', text: 'Controlleer het e-mail adres.' }] },
    ])
    expect((await staff.get<SaleView>(`${SALES}/${id}`)).body).toMatchObject({
      step: 'amount',
      receiptEmail: null,
    })
  })

  it('keeps its address after Nee, and loses it with a sale that is dropped', async () => {
    const id = await atTheAmount()
    await settle(id, SANNE)
    expect((await move(id, 'no')).body).toMatchObject({ step: 'method', receiptEmail: SANNE })
    await move(id, 'drop')
    const { rows } = await setup.pool.query('SELECT FROM sale_mailings')
    expect(rows).toEqual([])
  })

  it('goes to the last address that was given, and Ja to an older one is refused', async () => {
    const id = await atTheAmount()
    const first = (await settle(id, 'typo@example.com')).body
    const second = (await settle(id, SANNE)).body
    expect((await move(id, 'yes', { version: first.version })).status).toBe(409)
    await move(id, 'yes', { version: second.version })
    await carryOut(id)
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual([SANNE])
  })

  it('is mailed afterwards too, once for each press', async () => {
    const { id } = await sold()
    const press = { requestId: randomUUID(), email: SANNE }
    expect((await move(id, 'mail', press)).status).toBe(200)
    await move(id, 'mail', press)
    await carryOut(id)
    await move(id, 'mail', { ...press, requestId: randomUUID() })
    await carryOut(id)
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual([SANNE, SANNE])
  })

  it('is refused of a sale that was not made, and to no address', async () => {
    const press = { requestId: randomUUID(), email: SANNE }
    expect((await move(await atTheAmount(), 'mail', press)).status).toBe(404)
    expect((await move(randomUUID(), 'mail', press)).status).toBe(404)
    const { id } = await sold()
    const answer = await move(id, 'mail', { ...press, email: 'nobody' })
    expect([answer.status, answer.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'email' }] },
    ])
  })

  it('of a sale that was taken back says so', async () => {
    const { id } = await sold()
    await move(id, 'take-back', { reason: 'Verkeerd aangeslagen' })
    await move(id, 'mail', { requestId: randomUUID(), email: SANNE })
    await carryOut(id)
    expect((await mailed())[0]!.text).toContain('Deze verkoop is teruggedraaid')
  })

  it('stands in what happened to the sale, beside the sale itself', async () => {
    const { id } = await sold(SANNE)
    await carryOut(id)
    const steps = await staff.get<TimelineStep[]>(`/api/back-office/timelines/sale/${id}`)
    expect(steps.body.map(({ kind, mail }) => mail?.name ?? kind)).toEqual(['sold', 'Bon'])
  })

  it('is forgotten after a year, and the sale is not', async () => {
    const { id } = await sold(SANNE)
    await carryOut(id)
    await setup.pool.query(`UPDATE sale_mailings SET asked_at = now() - interval '367 days'`)
    await forgetOldRows(setup.pool)
    expect(await mailed()).toEqual([])
    expect(await planOf(id)).toEqual([])
    expect((await staff.get<SaleView>(`${SALES}/${id}`)).body.step).toBe('done')
  })
})
