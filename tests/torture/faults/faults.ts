import { clockFaults } from './clock.ts'
import { databaseFrozen } from './database-frozen.ts'
import { databaseSilent } from './database-silent.ts'
import { diskFull } from './disk-full.ts'
import type { Fault } from './fault.ts'
import { kill } from './kill.ts'
import { mailServerFaults } from './mail-server.ts'
import { providerFaults } from './provider.ts'
import { mixedWebhooks } from './webhooks.ts'

/**
 * What somebody has to meet lasts so much of the time that the database is away: it lasts longer
 * where nobody met it yet.
 */
const SHARE = 0.6

/**
 * All that is made to go wrong, in the order in which it is. The clock goes ahead by months while there
 * are few bookings whose life it passes over.
 *
 * @param forMs how long what is not over at once lasts
 */
export const allFaults = (forMs = 10_000): Fault[] => [
  ...clockFaults(forMs * SHARE),
  kill('API'),
  mixedWebhooks(forMs * SHARE),
  kill('worker'),
  ...mailServerFaults(forMs * SHARE),
  kill('PostgreSQL'),
  ...providerFaults(forMs * SHARE),
  kill('Temporal'),
  databaseFrozen(forMs),
  databaseSilent(forMs),
  diskFull(forMs),
]
