import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoLogin } from '../../../api/staff/demo-login.ts'
import { ensureFirstStaff } from '../../../api/staff/first-staff.ts'
import { refuseDemo } from '../../../launch/refuse-demo.mjs'
import { freshDatabase, type FreshDatabase } from '../../setup/postgres.ts'

let database: FreshDatabase
let pool: pg.Pool
beforeEach(async () => {
  database = await freshDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const given = { STAFF_EMAIL: 'Els@example.com', STAFF_PASSWORD: 'een lang wachtwoord' }
const firstStaff = () =>
  ensureFirstStaff(pool, { email: given.STAFF_EMAIL, password: given.STAFF_PASSWORD })
const start = (variables: Record<string, string> = {}) =>
  refuseDemo(variables, database.url, () => Promise.resolve(demoLogin))

describe('A start as a demo', () => {
  it('goes on where an earlier one broke off after it made the staff it was given', async () => {
    await firstStaff()
    await expect(start(given)).resolves.toBeUndefined()
  })

  it('is refused where there is staff whom it was not given', async () => {
    await firstStaff()
    await expect(start()).rejects.toThrow('This is a real house, and no demo')
    await expect(start({ STAFF_EMAIL: 'jan@example.com' })).rejects.toThrow('This is a real house')
  })

  it('is refused where the staff it was given changed something before there were rooms', async () => {
    await firstStaff()
    await pool.query(
      `INSERT INTO changes (noun, row_key, after, by, at) VALUES ('settings', 'company', '{}', 'Els', now())`,
    )
    await expect(start(given)).rejects.toThrow('This is a real house, and no demo')
  })
})
