import { clockFaults } from './clock.ts'
import { databaseFrozen } from './database-frozen.ts'
import { databaseSilent } from './database-silent.ts'
import { diskFull } from './disk-full.ts'
import type { Fault } from './fault.ts'
import { kill } from './kill.ts'
import { mailServerFaults } from './mail-server.ts'
import { providerFaults } from './provider.ts'
import { mixedWebhooks } from './webhooks.ts'

/** How long the database or the disk is away, ms. */
const AWAY_MS = 10_000
/** What somebody has to meet lasts so long, ms, and longer where nobody met it yet. */
const MET_MS = 6_000

/**
 * All that is made to go wrong, in the order in which it is. The clock goes ahead by months while there
 * are few bookings whose life it passes over.
 */
export const allFaults = (): Fault[] => [
  ...clockFaults(MET_MS),
  kill('API'),
  mixedWebhooks(MET_MS),
  kill('worker'),
  ...mailServerFaults(MET_MS),
  kill('PostgreSQL'),
  ...providerFaults(MET_MS),
  kill('Temporal'),
  databaseFrozen(AWAY_MS),
  databaseSilent(AWAY_MS),
  diskFull(AWAY_MS),
]
