import type { ClientBase, Pool } from 'pg'
import {
  type NightRegisterProfile,
  USUAL_KEEP_MONTHS,
  legalProfile,
} from '../../rules/forms/night-register-profile.ts'

/** The row of the settings that says what the night register asks and how long that is kept. */
export const NIGHT_REGISTER_KEY = 'night-register'

/** As it is stored. */
export interface NightRegisterSetting extends NightRegisterProfile {
  /** How long a guest's row is kept after the departure. */
  keepMonths: number
}

export const usualNightRegister: NightRegisterSetting = {
  ...legalProfile,
  keepMonths: USUAL_KEEP_MONTHS,
}

/** The last day on which the row `n` of the night register is kept, as SQL. */
export const REGISTER_KEPT_UNTIL = `(n.departure + make_interval(months => coalesce(
  (SELECT (value ->> 'keepMonths')::int FROM settings WHERE key = '${NIGHT_REGISTER_KEY}'), ${USUAL_KEEP_MONTHS})))::date`

/** What the night register asks now. */
export async function nightRegisterSetting(on: Pool | ClientBase): Promise<NightRegisterSetting> {
  const { rows } = await on.query<{ value: Partial<NightRegisterSetting> }>(
    'SELECT value FROM settings WHERE key = $1',
    [NIGHT_REGISTER_KEY],
  )
  return { ...usualNightRegister, ...rows[0]?.value }
}
