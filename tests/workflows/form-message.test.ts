import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { issueTicket } from '../../api/forms/form-ticket.ts'
import type { GuestForm } from '../../rules/forms/guest-forms.ts'
import { goodForms } from '../rules/forms/good-forms.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, openSetup } from './setup/setup.ts'

/** A machine that is busy takes its time, ms. */
const PATIENCE = { timeout: 60_000, interval: 100 }

let setup: Setup
beforeAll(async () => {
  setup = await openSetup(temporalAddress())
  await setup.pool.query(
    `INSERT INTO settings (key, value) VALUES ('property', '{"email": "huis@voorbeeld.nl"}')
     ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`,
  )
}, 60_000)
afterAll(() => setup.close())

async function send(form: GuestForm, more: Record<string, string> = {}): Promise<string> {
  const ticket = issueTicket(setup.environment.secret, Date.now() - 60_000)
  const answer = await fetch(`${setup.url}/api/forms/${form}`, {
    method: 'POST',
    headers: { origin: setup.url, 'content-type': 'application/json' },
    body: JSON.stringify({ ...goodForms[form], ticket, ...more }),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

interface SentMail {
  kind: string
  recipient: string
  reply_to: string
  subject: string
  text: string
}

/** The mails about a message, that to the property first. */
async function mails(id: string): Promise<SentMail[]> {
  const { rows } = await setup.pool.query<SentMail>(
    `SELECT kind, recipient, reply_to, subject, text FROM mails WHERE subject_id = $1 ORDER BY kind DESC`,
    [id],
  )
  return rows
}

const isCarried = async (id: string) =>
  vi.waitFor(async () => {
    const { rowCount } = await setup.pool.query(
      `SELECT FROM subject_dues WHERE subject_id = $1 AND next_due_at <> 'infinity' UNION ALL SELECT FROM outbox WHERE subject_id = $1 AND delivered_at IS NULL`,
      [id],
    )
    expect([rowCount, (await mails(id)).length > 0]).toEqual([0, true])
  }, PATIENCE)

describe('A form that was sent', () => {
  it('is mailed to the property, whose answer goes to the sender, and to the sender', async () => {
    const id = await send('contact', { description: 'Is er een lift?\n<b>Bcc: x</b>' })
    expect(await mails(id)).toEqual([])
    const worker = setup.startWorker()
    await isCarried(id)
    const [toProperty, copy] = await mails(id)
    expect(toProperty).toMatchObject({
      kind: 'form-message-to-property',
      recipient: 'huis@voorbeeld.nl',
      reply_to: 'anne@voorbeeld.nl',
      subject: 'Nieuw bericht van Anne-José van den Berg',
    })
    expect(copy).toMatchObject({
      kind: 'form-message-copy',
      recipient: 'anne@voorbeeld.nl',
      reply_to: 'huis@voorbeeld.nl',
    })
    expect(copy!.text).toContain('Bedankt voor je bericht!')
    for (const { text } of [toProperty!, copy!]) expect(text).toContain('Is er een lift?')
    await worker.stop()
  }, 120_000)

  it('is mailed to the property alone where no address was given', async () => {
    const id = await send('contact', { email: '' })
    const worker = setup.startWorker()
    await isCarried(id)
    expect(await mails(id)).toMatchObject([
      { kind: 'form-message-to-property', reply_to: 'huis@voorbeeld.nl' },
    ])
    await worker.stop()
  }, 120_000)
})
