import { NightRegisterPurge } from '../../api/night-register/night-register-purge.ts'
import type { Services } from '../subject-kind.ts'

export type NightRegisterActivities = ReturnType<typeof nightRegisterActivities>

/** Idempotent: Temporal may run it twice. */
export function nightRegisterActivities(services: Services) {
  const purge = services.get(NightRegisterPurge)
  return {
    /** Answers how many rows went. */
    nightRegisterPurge: (): Promise<number> => purge.purge(),
  }
}
