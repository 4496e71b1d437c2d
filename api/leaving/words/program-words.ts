import type { TableWords } from './table-words-shape.ts'

/** What the program has still to do, and the provider that stands in for a real one. */
export const programWords: Readonly<Record<string, TableWords>> = {
  subject_dues: {
    nl: 'Wat het huis nog vanzelf doet',
    en: 'When the house next does something by itself; nothing is left to do for what is not here',
    columns: {
      next_due_at: 'when something is to be done',
      failing_since: 'since when a step of it fails',
    },
  },
  outbox: {
    nl: 'Wat nog verteld moet worden aan de werkstromen',
    en: 'What the workflows have not been told yet',
    columns: { topic: 'what is told', delivered_at: 'when it was told: never yet' },
  },
  old_site_rows: {
    nl: 'Wat er van de oude site is ingevoerd',
    en: 'What came of the export of the old site: imported again, nothing comes twice',
    columns: {
      path: 'where it stood in that export: the keys below its house',
      noun: 'the table that it came to',
      our_id: 'the key of its row there',
      fingerprint: 'what it said then, in short: one that says something else now is told of',
      imported_at: 'when',
    },
  },
  'sandbox.payments': {
    nl: 'Oefenbetalingen',
    en: 'Payments at the provider for practice; none in a house that takes money',
    columns: {
      idempotency_key: 'so that it is made once',
      request: 'all that was asked under that key',
      amount_cents: 'asked, in cents',
      description: 'what the guest reads',
      redirect_url: 'where the guest comes back',
      webhook_url: 'who is told',
      metadata: 'what the house wants back',
      status: 'open, paid, failed, canceled or expired',
      expires_at: 'ends unpaid at',
      ended_at: 'when it ended',
    },
  },
  'sandbox.refunds': {
    nl: 'Oefenterugbetalingen',
    en: 'Refunds at the provider for practice',
    columns: {
      idempotency_key: 'so that it is made once',
      request: 'all that was asked under that key',
      amount_cents: 'how much, in cents',
      description: 'what the guest reads',
      metadata: 'what the house wants back',
    },
  },
  'sandbox.chargebacks': {
    nl: 'Oefenstorneringen',
    en: 'Chargebacks at the provider for practice',
    columns: { amount_cents: 'how much, in cents', reversed_at: 'when the bank gave it back' },
  },
  'sandbox.webhook_calls': {
    nl: 'Oefenberichten van de provider',
    en: 'Calls that the provider for practice has still to make',
    columns: { attempts: 'how often it was tried', due_at: 'when it is tried next' },
  },
}
