import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type pg from 'pg'
import { Sessions } from '../../../api/staff/sessions.ts'
import { answerOldCalls } from '../legacy-calls/old-site.ts'
import { fillCompany } from '../invoices/some-buyer.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { type ListeningApi, listeningApi } from '../payments/listening-api.ts'
import { addLanguage } from '../setup/second-language.ts'
import { nobody, someStaff } from '../setup/staff-browser.ts'

export const SECRET = 'only the tests know this secret'
export const PASSWORD = 'een lang wachtwoord'
/** The type of which there are many rooms, and how many. */
export const TYPE = 'knusse-kamer'
const ROOMS = 28

/** A house in which every operation can succeed: with staff, mail, payments, a worker's hands. */
export interface House {
  api: ListeningApi
  app: NestFastifyApplication
  pool: pg.Pool
  mails: MailServer
  staffId: string
  /** The token of a session that lasts; another one once it was ended. */
  session(): Promise<string>
  /** A number that was not given out before. */
  next(): number
  close(): Promise<void>
}

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-every-operation-'))
  const mails = await startMailServer()
  const removeLanguage = addLanguage()
  const api = await listeningApi({
    DEMO: 'false',
    // Staff set it; until then it is where the house listens.
    PUBLIC_URL: '',
    SMTP_URL: mails.url,
    FILES_FOLDER: folder,
    HOLDS_PER_VISITOR: '1000',
    SANDBOX_PAYMENTS: 'true',
  })
  const { app, pool } = api
  await furnishMore(pool)
  await nobody(pool)
  const staffId = await someStaff(pool, {
    name: 'Els',
    email: 'els@example.com',
    password: PASSWORD,
  })
  const sessions = app.get(Sessions)
  let token = ''
  let given = 0
  return {
    api,
    app,
    pool,
    mails,
    staffId,
    async session() {
      if ((await sessions.find(token)) === null) token = await sessions.begin(staffId, 'a browser')
      return token
    },
    next: () => ++given,
    async close() {
      await api.close()
      removeLanguage()
      await mails.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

async function furnishMore(pool: pg.Pool): Promise<void> {
  await fillCompany(pool)
  await answerOldCalls({ pool }, true)
  await pool.query(
    `INSERT INTO rooms (room_type_id, number)
     SELECT t.id, 100 + n FROM room_types t, generate_series(1, $2::int) n WHERE t.slug = $1`,
    [TYPE, ROOMS - 3],
  )
}
