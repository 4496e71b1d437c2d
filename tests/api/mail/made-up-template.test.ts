import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Notifier } from '../../../api/database/notifier.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { PublicAddress } from '../../../api/environment/public-address.ts'
import type { MailView } from '../../../api/mail/mail-shapes.ts'
import type { MailTemplate, MailedSubject } from '../../../api/mail/mail-template.ts'
import { mailTemplates } from '../../../api/mail/mail-templates.ts'
import { Mails } from '../../../api/mail/mails.ts'
import { planMails } from '../../../api/mail/plan-mails.ts'
import { addEvent } from '../../../api/subjects/events.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { signedIn } from '../setup/signed-in.ts'

/** An umbrella that a guest took along: a kind of subject that nothing else knows. */
interface UmbrellaLoan extends MailedSubject {
  lentAt: number
}

const reminder: MailTemplate<UmbrellaLoan> = {
  name: 'Parapluherinnering',
  subjectKind: 'umbrella-loan',
  withdrawnBy: ['returned'],
  due: ({ lentAt }) => lentAt + 86_400_000,
  facts: async () => ({
    recipient: { name: 'Bea Bakker', email: 'bea@example.com' },
    number: 'U1',
    language: 'nl',
  }),
  content: ({ number }) => ({
    subject: `Je paraplu ${number}`,
    title: 'Breng hem terug',
    parts: [{ kind: 'text', text: 'Hij staat vast nog in de gang.' }],
    attachments: [],
  }),
}
const templates = { ...mailTemplates, 'umbrella-reminder': reminder }

let setup: TestSetup
let mails: Mails
let sent: string[]
const loan = { kind: 'umbrella-loan', id: '' }
const neverMailed: UmbrellaLoan = { mails: [], lentAt: 0 }

beforeAll(async () => {
  setup = await openSetup()
})
afterAll(() => setup.close())
beforeEach(() => {
  sent = []
  loan.id = randomUUID()
  const clock = setup.app.get(Clock)
  const notifier = new Notifier(setup.pool)
  const address = new PublicAddress({ publicUrl: 'https://kamersleutel.test', port: 0 })
  const environment = {
    mailFrom: null,
    secret: 'a secret of this test',
  }
  const deliver = async ({ subject }: { subject: string }) => {
    sent.push(subject)
    return { outcome: 'sent' as const }
  }
  mails = new Mails(setup.pool, clock, notifier, address, environment, { deliver })
  mails.templates = templates
})

describe('A template for another kind of subject needs nothing but its file and its row in the registry: it', () => {
  it('is planned for its own kind of subject only, and once', () => {
    expect(planMails('umbrella-loan', neverMailed, 5, templates)).toEqual([
      { step: 'sendMail', about: 'umbrella-reminder', becomes: 'mail', dueAt: 86_400_000 },
    ])
    const written = { ...neverMailed, mails: [{ ...aMail, state: 'sent' as const }] }
    expect(planMails('umbrella-loan', written, 5, templates)).toEqual([])
    expect(planMails('tent', neverMailed, 5, templates)).toEqual([])
  })

  it('is written, sent and listed with the number of its subject', async () => {
    await mails.send(loan, 'umbrella-reminder', neverMailed)
    await mails.send(loan, 'umbrella-reminder', neverMailed)
    expect(sent).toEqual(['Je paraplu U1'])
    const staff = await signedIn(setup.app)
    const filter = encodeURIComponent(JSON.stringify({ subjectId: loan.id }))
    const { body } = await staff.get<MailView[]>(`/api/back-office/mails?filter=${filter}`)
    expect(body).toMatchObject([
      {
        subjectKind: 'umbrella-loan',
        subjectNumber: 'U1',
        recipientName: 'Bea Bakker',
        kind: 'umbrella-reminder',
        state: 'sent',
      },
    ])
  })

  it('is withdrawn by the event that its template names', async () => {
    await mails.write(loan, 'umbrella-reminder')
    await addEvent(setup.pool, loan, { kind: 'returned', at: new Date() })
    await mails.send(loan, 'umbrella-reminder', neverMailed)
    expect(sent).toEqual([])
    const { rows } = await setup.pool.query('SELECT state FROM mails WHERE subject_id = $1', [
      loan.id,
    ])
    expect(rows).toEqual([{ state: 'withdrawn' }])
  })
})

const aMail = {
  kind: 'umbrella-reminder',
  about: '',
  createdAt: 0,
  lastTry: null,
}
