import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type {
  MailPreviewView,
  MailTemplateDetail,
  MailTemplateView,
} from '../../../api/mail-templates/mail-templates.ts'
import { shownMailKinds } from '../../../api/mail-templates/preview-mail.ts'
import type { TestMailView } from '../../../api/mail-templates/test-mails.ts'
import type { MailView } from '../../../api/mail/mail-shapes.ts'
import { Mails } from '../../../api/mail/mails.ts'
import { staffMailKinds } from '../../../api/mail/staff-mails.ts'
import type { TextView } from '../../../api/texts/text-shape.ts'
import { literalTexts } from '../../../rules/texts/load-text-corrections.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { startApi } from '../setup/api-process.ts'
import { bookingMailer } from '../setup/booking-mailer.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const TEMPLATES = '/api/back-office/mail-templates'
const TITLE = 'mailConfirmation.title'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterEach(async () => {
  await setup.pool.query('DELETE FROM text_corrections')
  await setup.app.inject({ url: '/api/property' })
})
afterAll(() => setup.close())

const preview = (kind: string, texts: Record<string, string> = {}) =>
  staff.post<MailPreviewView & ApiError>(`${TEMPLATES}/${kind}/preview`, { texts })
const test = (who: SignedIn, texts: Record<string, string> = {}) =>
  who.post<TestMailView & ApiError>(`${TEMPLATES}/confirmation/test`, { texts })

describe('A template of a mail', () => {
  it('is listed by its name, with what was corrected in it', async () => {
    await staff.put(`/api/back-office/texts/${TITLE}`, { text: 'Het is geregeld' })
    const { body } = await staff.get<MailTemplateView[]>(TEMPLATES)
    expect(body.map(({ id }) => id)).toEqual(shownMailKinds)
    expect(body[0]).toEqual({
      id: 'confirmation',
      name: 'Bevestiging',
      about: 'booking',
      corrected: 1,
    })
  })

  it('has its own texts first, then those that it shares', async () => {
    const { body } = await staff.get<MailTemplateDetail>(`${TEMPLATES}/confirmation`)
    expect(body.texts[0]!.area).toBe('mailConfirmation')
    expect(body.texts.at(-1)!.area).toBe('mailStay')
    expect((await staff.get(`${TEMPLATES}/nothing`)).status).toBe(404)
    expect((await setup.app.inject({ url: TEMPLATES })).statusCode).toBe(401)
  })

  it.each(shownMailKinds)(
    'shows %s as an example of this house, every blank filled in',
    async (kind) => {
      const { status, body } = await preview(kind)
      expect([status, body.errors]).toEqual([200, []])
      for (const shape of [body.subject, body.text, body.html]) expect(shape).not.toMatch(/\{\w+\}/)
      expect(body.html).toContain('<!doctype html>')
      expect(body.text).not.toContain('undefined')
    },
  )

  it('is written from the texts that staff are given with it, and from no others', async () => {
    // Each text of the mails tells its area.
    for (const [id, literal] of literalTexts())
      if (id.startsWith('mail'))
        await setup.pool.query('INSERT INTO text_corrections VALUES ($1, $2)', [
          id,
          `${literal} [${id.split('.')[0]}]`,
        ])
    for (const kind of shownMailKinds) {
      const { body } = await preview(kind)
      const read = `${body.subject} ${body.text}`.matchAll(/\[(mail\w+)\]/g)
      const areas = new Set(Array.from(read, ([, area]) => area))
      const { body: detail } = await staff.get<MailTemplateDetail>(`${TEMPLATES}/${kind}`)
      const given = new Set(detail.texts.map(({ area }) => area))
      expect({ kind, areas }).toEqual({ kind, areas: given })
    }
  })

  it.each(staffMailKinds)('shows of %s no link that works', async (kind) => {
    const { body } = await preview(kind)
    for (const [link] of body.text.matchAll(/https?:\S+/g))
      expect(new URL(link)).toMatchObject({ pathname: '/login', search: '', hash: '' })
  })

  it('shows a text as it is typed, escaped, and keeps nothing of it', async () => {
    const { body } = await preview('confirmation', { [TITLE]: 'Fijn <b>dat je komt' })
    expect(body.text).toContain('Fijn <b>dat je komt')
    expect(body.html).toContain('Fijn &#60;b&#62;dat je komt')
    expect((await preview('confirmation')).body.text).toContain('Je kamer staat vast')
    const kept = await staff.get<TextView>(`/api/back-office/texts/${TITLE}`)
    expect(kept.body.corrected).toBe(false)
  })

  it('says at its field what is wrong with a text, and shows the one in force there', async () => {
    const { body } = await preview('confirmation', {
      'mailConfirmation.subject': 'Boeking {nummer}',
      'stay.book': 'Boek nu',
      [TITLE]: 'Geregeld',
    })
    expect(body.errors).toEqual([
      {
        field: 'mailConfirmation.subject',
        text: 'In deze tekst kan {nummer} niet worden ingevuld.',
      },
      { field: 'stay.book', text: 'Deze tekst hoort niet bij deze mail.' },
    ])
    expect(body.subject).toMatch(/^Je boeking B\d+: /)
    expect(body.text).toContain('Geregeld')
  })
})

describe('A corrected text of a mail', () => {
  it('stands in the next mail to a guest, and in none that was written before', async () => {
    const mailer = bookingMailer(setup.app.get(Mails, { strict: false }), setup.pool)
    const stay = (room: number) =>
      occupy(setup.pool, { room, arrival: '2026-03-09', departure: '2026-03-11' })
    const [before, after] = [await stay(1), await stay(2)]
    await setup.pool.query(`UPDATE bookings SET email = 'bea@example.com'`)
    await mailer.write(before, 'confirmation')
    // As another process stores it: this one was told nothing.
    await setup.pool.query(`INSERT INTO text_corrections VALUES ($1, 'Het is geregeld')`, [TITLE])
    await mailer.write(after, 'confirmation')
    const { rows } = await setup.pool.query<{ text: string }>(
      'SELECT text FROM mails WHERE subject_id = ANY ($1) ORDER BY created_at, text',
      [[before, after]],
    )
    const titles = rows.map(({ text }) => text.split('\n')[0])
    expect(titles.toSorted((a, b) => a!.localeCompare(b!))).toEqual([
      'Het is geregeld',
      'Je kamer staat vast',
    ])
  })
})

describe('A test mail', () => {
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
  })
  afterAll(() => server.stop())

  it('goes to who asks for it alone, marked as a test, with the texts as they are typed', async () => {
    const api = await startApi(setup.url, { SMTP_URL: server.url }, () => setup.time.now)
    const who = await signedIn(api.app)
    const { status, body } = await test(who, { [TITLE]: 'Fijn dat je komt' })
    expect([status, body.state, body.why]).toEqual([200, 'sent', ''])
    const [received] = server.received
    expect(received!.to!.map(({ address }) => address)).toEqual([body.recipient])
    expect(received!.subject).toMatch(/^Proef: Je boeking/)
    expect(received!.text).toContain('Fijn dat je komt')
    const mails = await who.get<MailView[]>('/api/back-office/mails?filter={"q":"Proef"}')
    expect(mails.body[0]).toMatchObject({
      kindName: 'Proefmail',
      subjectKind: 'staff',
      state: 'sent',
      recipient: body.recipient,
    })
    await api.close()
  })

  it('that the mail server refuses is said so, and not tried again', async () => {
    server.behaves('never-at-recipient')
    const api = await startApi(setup.url, { SMTP_URL: server.url }, () => setup.time.now)
    const { body } = await test(await signedIn(api.app))
    expect(body.state).toBe('failed')
    expect(body.why).toContain('No such user')
    await api.close()
  })

  it('with a text that cannot stand is refused at its field', async () => {
    const { status, body } = await test(staff, { 'mailConfirmation.subject': 'x' })
    expect([status, body.error]).toMatchObject([
      400,
      { reason: 'invalid-input', fields: [{ field: 'mailConfirmation.subject' }] },
    ])
  })

  it('is kept where there is no mail server, and no more than five are sent in ten minutes', async () => {
    await setup.pool.query(`DELETE FROM mails WHERE kind = 'test-mail'`)
    for (let sent = 0; sent < 5; sent++) expect((await test(staff)).body.state).toBe('kept')
    const { status, body } = await test(staff)
    expect([status, body.error.text]).toEqual([
      429,
      'U kunt 5 proefmails sturen in 10 minuten. Probeer het straks weer.',
    ])
  })
})
