import type { Pool } from 'pg'
import type { Notifier } from '../database/notifier.ts'
import type { Clock } from '../environment/clock.ts'
import type { Environment } from '../environment/environment.ts'
import { MailStore } from './mail-store.ts'
import { mailTemplates } from './mail-templates.ts'
import { Mails } from './mails.ts'
import { smtpDelivery } from './smtp-delivery.ts'

/** The mails of a process that is put together by hand. */
export function openMails(
  environment: Environment,
  { pool, clock, notifier }: { pool: Pool; clock: Clock; notifier: Notifier },
): Mails {
  const deliver = environment.smtpUrl === null ? null : smtpDelivery(environment.smtpUrl)
  const store = new MailStore(pool, clock, notifier)
  return new Mails(pool, store, clock, environment, { deliver }, mailTemplates)
}
