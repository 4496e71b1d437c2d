import { MAY_HAVE_GONE } from '../backups/settle-restored.ts'
import type { HouseTable } from './house-tables.ts'
import { columnWords, tableWords } from './table-words.ts'

/**
 * Tables of which nothing leaves: they open a door, or only this server can use them. The import
 * needs none of them.
 */
export const STAYING_TABLES: Readonly<Record<string, string>> = {
  backups: 'of this server: which backups it made',
  channel_feeds: 'secrets of channels: staff paste the addresses in the new house',
  feed_blocks: 'what channels’ feeds had: the first list of the new house finds their stays',
  channel_blocks: 'what channels were told: they read it anew by the links of the new house',
  facts_version: 'only tells the running processes that something changed',
  first_account_code: 'a secret: opens the first account',
  house_identity: 'of this server: which house it is, and the fingerprint of its secret',
  idempotency_keys: 'knows a form sent twice again, for a day',
  login_attempts: 'slows down who guesses passwords, for a day',
  migrations: 'the manifest names the shape of the tables',
  payment_comparisons: 'of this server: when it last compared',
  payment_differences: 'the next comparison finds again what does not agree',
  payment_webhooks: 'calls of the provider: what they said stands with the payments',
  staff_recovery_codes: 'a secret: signs in',
  staff_sessions: 'a secret: who is signed in',
}

/**
 * Columns that do not leave, and why. Each may be empty, or PostgreSQL fills it in: an import leaves
 * it out.
 */
export const STAYING_COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bookings: {
    visitor: 'a hash by this house’s secret',
    changed_in: 'a transaction of this server',
  },
  channel_links: {
    token: 'a secret: staff paste the link of the new house at the channel',
    last_fetched_at: 'by the old link',
    told_at: 'by the old link',
    echoes: 'by the old link',
  },
  breakfast_orders: { visitor: 'a hash by this house’s secret' },
  form_messages: { visitor: 'a hash by this house’s secret' },
  staff: {
    password_hash: 'a secret',
    password_set_at: 'of the password',
    totp_secret: 'a secret',
    totp_since: 'of the second step',
    totp_last_step: 'of the second step',
    invited_at: 'each is invited anew',
    last_seen_at: 'of the sessions',
    sessions_ended_at: 'of the sessions',
    recovery_codes_renewed_at: 'of the second step',
  },
  outbox: { request_id: 'leads to the logs of this server' },
  subject_dues: {
    looked_at: 'when this server last looked',
    request_id: 'leads to the logs of this server',
  },
}

/** Rows that leave, where not all do: what was told already is of no use. */
export const LEAVING_ROWS: Readonly<Record<string, string>> = {
  outbox: 'delivered_at IS NULL',
}

/**
 * Columns that leave as something else, in SQL. A mail that was still to go at that moment may have
 * gone when the house is taken in: it is found uncertain there and not sent again
 * (docs/why-may-a-mail-arrive-twice.md).
 */
export const WRITTEN_AS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mails: {
    state: `CASE WHEN ${MAY_HAVE_GONE} THEN 'uncertain' ELSE state END`,
    last_error: `CASE WHEN ${MAY_HAVE_GONE} THEN coalesce(last_error, 'het huis is hierna uit een export opgebouwd') ELSE last_error END`,
  },
}

/** The tables of which rows leave, each with the columns that do: those that have words. */
export function leavingTables(tables: readonly HouseTable[]): HouseTable[] {
  return tables
    .filter(({ name }) => !(name in STAYING_TABLES) && name in tableWords)
    .map((table) => {
      const columns = table.columns.filter(({ name }) => leaves(table.name, name))
      const isThere = (name: string) => columns.some((column) => column.name === name)
      const references = table.references.filter((each) => each.columns.every(isThere))
      return { ...table, columns, references }
    })
}

function leaves(table: string, column: string): boolean {
  return !(column in (STAYING_COLUMNS[table] ?? {})) && columnWords(table, column) !== undefined
}

/** Tables, and columns as `table.column`, of which nobody says what they are: made by hand. */
export function unknownIn(tables: readonly HouseTable[]): string[] {
  return tables
    .filter(({ name }) => !(name in STAYING_TABLES))
    .flatMap(({ name, columns }) =>
      name in tableWords
        ? columns
            .filter(
              (one) => !leaves(name, one.name) && !(one.name in (STAYING_COLUMNS[name] ?? {})),
            )
            .map((one) => `${name}.${one.name}`)
        : [name],
    )
}
