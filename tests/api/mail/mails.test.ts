import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailDetailView, MailView } from '../../../api/mail/mail-shapes.ts'
import { occupy } from '../setup/overlaps.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn

beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  const bookingId = await occupy(setup.pool, {
    room: 1,
    arrival: '2026-03-02',
    departure: '2026-03-04',
  })
  for (const [number, state] of ['sent', 'failed', 'kept'].entries()) {
    await setup.pool.query(
      `INSERT INTO mails (id, subject_kind, subject_id, subject_number, kind, about, message_id, recipient, recipient_name, subject, text, html, attachments, state, last_error, created_at)
       VALUES (gen_random_uuid(), 'booking', $1, 'T1', 'confirmation', $2, $2, 'bea@example.com', 'Bea Bakker', $3, 'tekst', '<p>tekst</p>', '[{"filename":"a.ics","contentType":"text/calendar","content":"x"}]', $2, $4, $5)`,
      [
        bookingId,
        state,
        `Mail 100% ${number}`,
        state === 'failed' ? '550 No such user' : null,
        new Date(Date.UTC(2026, 1, 2 + number)),
      ],
    )
  }
})
afterAll(() => setup.close())

const list = (question: Record<string, unknown>) =>
  staff.get<MailView[]>(
    `/api/back-office/mails?${new URLSearchParams(Object.entries(question).map(([name, value]) => [name, JSON.stringify(value)]))}`,
  )

describe('The mails in the back office', () => {
  it('are listed newest first, in pages', async () => {
    const first = await list({ range: [0, 1] })
    expect(first.headers['content-range']).toBe('mails 0-1/3')
    expect(first.body.map(({ state }) => state)).toEqual(['kept', 'failed'])
    expect(first.body[0]).toMatchObject({
      subjectNumber: 'T1',
      kind: 'confirmation',
      kindName: 'Bevestiging',
      recipientName: 'Bea Bakker',
      recipient: 'bea@example.com',
      sentAt: null,
    })
    expect((await list({ range: [2, 3] })).body.map(({ state }) => state)).toEqual(['sent'])
  })

  it('can be searched and sorted, and what was typed is text and not a pattern', async () => {
    expect((await list({ filter: { state: 'failed' } })).body).toHaveLength(1)
    expect((await list({ filter: { q: '100% 2' } })).body).toHaveLength(1)
    expect((await list({ filter: { q: '100_' } })).body).toHaveLength(0)
    expect((await list({ filter: { q: 'bakker' } })).body).toHaveLength(3)
    expect((await list({ filter: { kind: 'arrival' } })).body).toHaveLength(0)
    expect((await list({ filter: { kind: 'none' } })).status).toBe(400)
    expect((await list({ sort: ['createdAt', 'ASC'] })).body[0]!.state).toBe('sent')
    expect((await list({ sort: ['html', 'ASC'] })).status).toBe(400)
  })

  it('are found by a whole address by who has it and nobody else, by a part of it by everybody', async () => {
    await setup.pool.query(
      `INSERT INTO mails (id, subject_kind, subject_id, subject_number, kind, about, message_id, recipient, recipient_name, subject, text, html, state, created_at)
       SELECT gen_random_uuid(), 'booking', subject_id, 'T1', 'cancelled', 'other', 'other', 'Tabea@example.com', 'Tabea', 'Je boeking', '', '', 'sent', '2026-01-01' FROM mails LIMIT 1`,
    )
    const found = async (q: string) =>
      (await list({ filter: { q } })).body.map(({ recipient }) => recipient)
    const [bea, tabea] = ['bea@example.com', 'Tabea@example.com']
    expect(await found(' Bea@Example.com ')).toEqual([bea, bea, bea])
    expect(await found('tabea@example.com')).toEqual([tabea])
    expect(await found('ea@example.com')).toEqual([bea, bea, bea, tabea])
    expect(await found('tabea@exam')).toEqual([tabea])
    await setup.pool.query(`DELETE FROM mails WHERE about = 'other'`)
  })

  it('can be read in full, with what the server said and what was attached', async () => {
    const [failed] = (await list({ filter: { state: 'failed' } })).body
    const { body } = await staff.get<MailDetailView>(`/api/back-office/mails/${failed!.id}`)
    expect(body).toMatchObject({
      text: 'tekst',
      html: '<p>tekst</p>',
      lastError: '550 No such user',
      attachments: [{ filename: 'a.ics' }],
    })
    expect((await staff.get('/api/back-office/mails/none')).status).toBe(404)
  })

  it('are shown to staff only', async () => {
    const answer = await setup.app.inject({ method: 'GET', url: '/api/back-office/mails' })
    expect(answer.statusCode).toBe(401)
  })
})
