import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../../api/database/open-database.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { FirstAccount, newFirstAccountCode } from '../../../api/staff/first-account.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'

const WRONG = 'AAAA-AAAA-AAAA'
const account = {
  name: 'Els Hermans',
  email: 'els@example.com',
  password: 'een fiets onder de kersenboom',
}

let setup: TestSetup
let code: string
beforeEach(async () => {
  setup = await openEmptyHouse()
  code = await newCode()
})
afterEach(() => setup.close())

const newCode = async () =>
  (await inTransaction(setup.pool, (client) =>
    newFirstAccountCode(client, setup.processes[0]!.environment.secret),
  )) ?? ''

async function make(payload: object, from = '10.1.1.1', app: NestFastifyApplication = setup.app) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/staff/first-account',
    headers: { origin: ORIGIN, 'x-forwarded-for': from },
    payload,
  })
  const { error } = answer.json<Partial<ApiError>>()
  return { ...answer, status: answer.statusCode, error }
}
const leadsTo = async (url: string) => (await setup.app.inject({ url })).headers.location
const accounts = async () =>
  (await setup.pool.query<{ email: string }>('SELECT email FROM staff WHERE active')).rows

describe('The first account of a house', () => {
  it('is made with the code of the server, signs in, and is written down', async () => {
    const { status, cookies } = await make({ ...account, code: ` ${code.toLowerCase()} ` })
    expect(status).toBe(201)
    const session = await setup.app.inject({
      url: '/api/staff/session',
      cookies: { kamersleutel_session: cookies[0]!.value },
    })
    expect(session.json()).toMatchObject({ name: account.name, email: account.email })
    const { rows } = await setup.pool.query(
      `SELECT by, after ->> 'email' AS email FROM changes WHERE noun = 'staff'`,
    )
    expect(rows).toEqual([{ by: account.name, email: account.email }])
  })

  it('is made once: of two windows that send the same code at once, one', async () => {
    const both = await Promise.all([
      make({ ...account, code }),
      make({ ...account, email: 'jos@example.com', code }),
    ])
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(both.filter(({ status }) => status === 404)).toHaveLength(1)
    expect(await accounts()).toHaveLength(1)
    const { status, error } = await make({ ...account, email: 'an@example.com', code })
    expect([status, error?.text]).toEqual([404, words().firstAccount.made])
  })

  it('is told to be made where another window makes it while this one asks, and no wrong code is counted', async () => {
    const first = setup.app.get(FirstAccount)
    const isCode = first.isCode.bind(first)
    const meanwhile = vi.spyOn(first, 'isCode').mockImplementationOnce(async (typed) => {
      expect((await make({ ...account, email: 'jos@example.com', code })).status).toBe(201)
      return isCode(typed)
    })
    const { status, error } = await make({ ...account, code })
    meanwhile.mockRestore()
    expect([status, error?.text]).toEqual([404, words().firstAccount.made])
  })

  it('is made by the newest code alone: a start forgets the code of the one before', async () => {
    const newer = await newCode()
    expect(await make({ ...account, code })).toMatchObject({
      status: 400,
      error: { fields: [{ field: 'code', text: words().firstAccount.wrongCode }] },
    })
    expect((await make({ ...account, code: newer })).status).toBe(201)
  })

  it('says at each field what is wrong, and makes nothing', async () => {
    const { status, error } = await make({ code: 'x', name: '', email: 'els', password: 'kort' })
    expect(status).toBe(400)
    expect(error).toMatchObject({
      fields: [{ field: 'code' }, { field: 'name' }, { field: 'email' }, { field: 'password' }],
    })
    expect((await make({ code })).status).toBe(400)
    expect(await accounts()).toEqual([])
  })

  it('throttles who guesses, and never keeps out who has the right code', async () => {
    for (let tries = 0; tries < 10; tries++)
      expect((await make({ ...account, code: WRONG })).status).toBe(400)
    const { status, error, headers } = await make({ ...account, code: WRONG })
    expect([status, error?.text]).toEqual([429, expect.stringMatching(/^Te veel pogingen/)])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await make({ ...account, code: WRONG }, '10.2.2.2')).status).toBe(400)
    expect((await make({ ...account, code })).status).toBe(201)
  })

  it('keeps no code: only a hash that the secret of the house is needed for', async () => {
    const { rows } = await setup.pool.query('SELECT * FROM first_account_code')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
    await make({ ...account, code })
    expect((await setup.pool.query('SELECT * FROM first_account_code')).rows).toEqual([])
  })

  it('has the one door of a house without an account, which is gone with it', async () => {
    for (const door of ['/login', '/sign-in', '/inloggen', '/wachtwoord-vergeten'])
      expect(await leadsTo(door)).toBe('/begin')
    expect(await leadsTo('/begin')).toBeUndefined()
    await make({ ...account, code })
    expect(await leadsTo('/begin')).toBe('/login')
    expect(await leadsTo('/login')).toBeUndefined()
    expect(await newCode()).toBe('')
  })

  it('gives an account that was switched off back to who has the code', async () => {
    await setup.pool.query(
      `INSERT INTO staff (id, email, name, password_hash, active) VALUES (gen_random_uuid(), 'ELS@example.com', 'Els', 'x', false)`,
    )
    expect((await make({ ...account, code })).status).toBe(201)
    expect(await accounts()).toEqual([{ email: 'ELS@example.com' }])
  })

  it('writes that down under the account it gave back, and ends its old recovery codes', async () => {
    const id = 'b7e5a3f0-4c9a-4a55-9d5e-1f0d3c2b1a00'
    await setup.pool.query(
      `INSERT INTO staff (id, email, name, password_hash, active) VALUES ($1, $2, 'Els', 'x', false)`,
      [id, account.email],
    )
    await setup.pool.query(
      `INSERT INTO staff_recovery_codes (staff_id, code_hash) VALUES ($1, 'of before')`,
      [id],
    )
    expect((await make({ ...account, code })).status).toBe(201)
    const { rows } = await setup.pool.query(
      `SELECT staff_id, row_key FROM changes WHERE noun = 'staff'`,
    )
    expect(rows).toEqual([{ staff_id: id, row_key: id }])
    expect((await setup.pool.query('SELECT FROM staff_recovery_codes')).rowCount).toBe(0)
  })

  it('says in Dutch what is no text, is missing, or is too long', async () => {
    const { error } = await make({ code: 7, name: 'x'.repeat(6_000), email: ['els'] })
    expect(error).toMatchObject({
      fields: [
        { field: 'code', text: 'Hier staat een teken dat we niet kunnen lezen.' },
        { field: 'name', text: 'Gebruik hier hoogstens 5000 tekens.' },
        { field: 'email', text: 'Hier staat een teken dat we niet kunnen lezen.' },
      ],
    })
  })
})
