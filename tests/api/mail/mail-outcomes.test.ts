import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Mails } from '../../../api/mail/mails.ts'
import { mailRow } from '../setup/mail-row.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { occupy } from '../setup/overlaps.ts'

let setup: TestSetup
let mails: Mails
const booking = { kind: 'booking', id: '' }
const heard = () => mails.firstOutcome(booking, ['confirmation'])

beforeAll(async () => {
  setup = await openSetup()
  mails = setup.app.get(Mails)
  mails.patienceMs = 10_000
  const [room, arrival, departure] = [1, '2026-03-02', '2026-03-04']
  booking.id = await occupy(setup.pool, { room, arrival, departure })
})
afterAll(() => setup.close())
beforeEach(() => setup.pool.query('DELETE FROM mails'))

describe('What became of a mail', () => {
  it('is waited for until its first try is over', async () => {
    await mailRow(setup.pool, booking.id, 'confirmation', 'queued')
    const answer = heard()
    await setup.pool.query(`UPDATE mails SET state = 'sending', attempts = 1`)
    await setup.pool.query(`UPDATE mails SET state = 'sent'`)
    expect(await answer).toBe('sent')
  })

  it('is told at once where it is over, and where the next try rests', async () => {
    await mailRow(setup.pool, booking.id, 'confirmation', 'kept')
    expect(await heard()).toBe('kept')
    await setup.pool.query(`UPDATE mails SET state = 'queued', attempts = 1`)
    expect(await heard()).toBe('queued')
  })

  it('is nothing for a mail that nobody wrote in time', async () => {
    mails.patienceMs = 0
    await mailRow(setup.pool, booking.id, 'confirmation', 'sent', 'press-2')
    expect(await heard()).toBeNull()
  })
})
