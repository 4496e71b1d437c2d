import type { FormAccepted } from '../../../api/forms/form-messages.ts'
import { issueTicket } from '../../../api/forms/form-ticket.ts'
import { goodForms } from '../../rules/forms/good-forms.ts'
import type { LivedKind, Part } from './part.ts'

/** A registration for the market, which has an address to look up. Nothing is asked of it. */
export const formMessages: LivedKind<FormAccepted> = {
  async make(setup) {
    const ticket = issueTicket(setup.environment.secret, Date.now() - 60_000)
    const answer = await fetch(`${setup.url}/api/forms/vendor`, {
      method: 'POST',
      headers: { origin: setup.url, 'content-type': 'application/json' },
      body: JSON.stringify({ ...goodForms.vendor, ticket }),
    })
    if (answer.status !== 201) throw new Error(`not accepted: ${answer.status}`)
    return (await answer.json()) as FormAccepted
  },
}

/** What becomes of a message by a form. */
export const formMessageParts: Record<string, Part<FormAccepted>> = {
  'mailing it and looking up its address': {
    activities: ['formMessageSendMail', 'formMessageLocate'],
    end: {
      events: [],
      mails: ['form-message-copy kept', 'form-message-to-property kept'],
      entries: [],
    },
    // No map is configured: an address that was looked up is not known.
    async isDone(setup, id) {
      const { rows } = await setup.pool.query<{ place: string }>(
        'SELECT place FROM form_messages WHERE id = $1',
        [id],
      )
      return rows[0]?.place === 'unknown'
    },
  },
}
