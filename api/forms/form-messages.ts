import { createHash, randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { message } from '../../rules/texts/message.ts'
import { checkGuestForm } from '../../rules/forms/check-guest-form.ts'
import type { FormTexts, GuestForm } from '../../rules/forms/guest-forms.ts'
import { tidyGuestForm } from '../../rules/forms/tidy-guest-form.ts'
import { HOUSE_LANGUAGE, type Language } from '../../rules/texts/languages.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import type { RefusedError } from '../errors/api-error.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { tellOutbox } from '../subjects/events.ts'
import { formMessageSubject } from './form-message-subject.ts'
import { senderOf } from './form-sender.ts'
import { TRAP } from './form-shape.ts'
import { checkTicket } from './form-ticket.ts'

/** How many forms a visitor may send in an hour: a class at one school is one visitor. */
const MOST_AN_HOUR = 20
const HOUR_MS = 3_600_000

/** The first of the two numbers of an advisory lock: that it is about a visitor's forms. */
const VISITOR_LOCK = 5_303

/** What was stored: the id of the message. */
export interface FormAccepted {
  id: string
}

/**
 * Takes what somebody sends by a form: checked, stored once for each press, and left to the
 * workflow to be mailed.
 */
@Injectable()
export class FormMessages {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'secret'>,
  ) {}

  /**
   * Stores a form of the guest site. Refused where a field cannot be accepted, where it was not
   * opened or filled in by a person, or where a visitor sends too many; then nothing is stored.
   *
   * @param texts as `formShape` gives them, with the ticket and the trap
   * @param sender `visitor` is a keyed hash, as `visitorOf` makes it
   */
  async send(
    form: GuestForm,
    texts: FormTexts,
    sender: { visitor: string; language: Language },
  ): Promise<Answer<FormAccepted>> {
    const wrong = await this.wrongWith(form, texts)
    if (wrong) return { ok: false, error: wrong }
    const ticket = checkTicket(texts['ticket'] ?? '', this.environment.secret, this.clock.now())
    if (!ticket.ok && ticket.reason === 'too-soon')
      return { ok: false, error: plainError('form-too-soon') }
    if (!ticket.ok || texts[TRAP] !== '') return { ok: false, error: plainError('form-not-taken') }
    const answers = tidyGuestForm(form, texts)
    return this.store(form, answers, { ...sender, key: keyOf(ticket.id, form, answers) })
  }

  /**
   * The same of a page of the old site, which has no ticket and no trap: what a visitor sends twice
   * on a day is one message.
   */
  async sendFromOldPage(
    form: GuestForm,
    texts: FormTexts,
    visitor: string,
  ): Promise<Answer<FormAccepted>> {
    const wrong = await this.wrongWith(form, texts)
    if (wrong) return { ok: false, error: wrong }
    const answers = tidyGuestForm(form, texts)
    const { today } = this.clock.moment()
    const key = keyOf(`old page ${visitor} ${today}`, form, answers)
    return this.store(form, answers, { visitor, language: HOUSE_LANGUAGE, key })
  }

  private async wrongWith(form: GuestForm, texts: FormTexts): Promise<RefusedError | null> {
    const { facts } = await this.facts.fresh()
    const checked = checkGuestForm(form, texts, facts.readings)
    return checked.ok ? null : invalidInput(checked.fields, checked.message)
  }

  private async store(
    form: GuestForm,
    answers: FormTexts,
    { visitor, key, ...sender }: { visitor: string; language: Language; key: string },
  ): Promise<Answer<FormAccepted>> {
    const now = this.clock.now()
    // The forms of the municipality are Dutch pages, and their address is looked up on the map (G §3).
    const { language, place } =
      form === 'vendor' || form === 'project'
        ? { language: HOUSE_LANGUAGE, place: 'waiting' }
        : { ...sender, place: 'not-asked' }
    const stored = await inTransaction(this.pool, async (client): Promise<Answer<FormAccepted>> => {
      // One of a visitor's forms after the other, so that the count holds.
      await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [VISITOR_LOCK, visitor])
      const known = await client.query<FormAccepted>(
        'SELECT id FROM form_messages WHERE key = $1',
        [key],
      )
      if (known.rows[0]) return { ok: true, value: known.rows[0] }
      if ((await sentSince(client, visitor, now - HOUR_MS)) >= MOST_AN_HOUR)
        return {
          ok: false,
          error: plainError('too-many-requests', message('problemDetail.tooManyForms')),
        }
      const id = randomUUID()
      const { name, email, phone } = senderOf(form, answers)
      await client.query(
        `INSERT INTO form_messages (id, form, name, email, phone, answers, key, visitor, place, language, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [id, form, name, email, phone, answers, key, visitor, place, language, new Date(now)],
      )
      await tellOutbox(client, formMessageSubject(id), 'form-sent')
      return { ok: true, value: { id } }
    })
    if (stored.ok) {
      this.notifier.say('outbox')
      this.notifier.publish('form-messages', stored.value.id)
    }
    return stored
  }
}

/** The same answers by the same opening of the page are the same press, however often they come. */
function keyOf(opening: string, form: GuestForm, answers: FormTexts): string {
  return createHash('sha256')
    .update(JSON.stringify([opening, form, answers]))
    .digest('base64url')
}

async function sentSince(client: PoolClient, visitor: string, since: number): Promise<number> {
  const { rows } = await client.query<{ sent: number }>(
    'SELECT count(*)::int AS sent FROM form_messages WHERE visitor = $1 AND created_at > $2',
    [visitor, new Date(since)],
  )
  return rows[0]!.sent
}
