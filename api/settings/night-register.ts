import { z } from 'zod'
import { checkKeepMonths, parseKeepMonths } from '../../rules/forms/check-keep-months.ts'
import {
  type RegisterField,
  registerFields,
  type NightRegisterProfile,
  USUAL_KEEP_MONTHS,
  legalProfile,
} from '../../rules/forms/night-register-profile.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'
import { keptSetting } from './setting-rows.ts'
import type { ClientBase, Pool } from 'pg'

/** The row of the settings that says what the night register asks and how long that is kept. */
export const NIGHT_REGISTER_KEY = 'night-register'

/** As it is stored. */
interface NightRegisterSetting extends NightRegisterProfile {
  /** How long a guest's row is kept after the departure. */
  keepMonths: number
}

const usualNightRegister: NightRegisterSetting = {
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

const asked = Object.fromEntries(
  registerFields.map((field) => [field, z.boolean('Kies of dit wordt gevraagd.')]),
) as Record<RegisterField, z.ZodBoolean>

const viewShape = z.object({
  id: z.literal(NIGHT_REGISTER_KEY),
  ...asked,
  keepMonths: z.string().meta({ description: 'Months after the departure, 1 to 60.' }),
  version: z.int(),
})
export type NightRegisterSettingView = z.output<typeof viewShape>

/** What the night register asks of guests, and for how long it is kept (art. 438 Sr). */
export const nightRegister = keptSetting({
  name: 'NightRegisterSetting',
  address: NIGHT_REGISTER_KEY,
  initial: usualNightRegister,
  shape: z.object({ ...asked, keepMonths: typedText, ...seenVersion }),
  viewShape,
  check: ({ keepMonths }) => checkKeepMonths(keepMonths),
  partOf: ({ keepMonths, ...profile }) => ({
    ...profile,
    keepMonths: parseKeepMonths(keepMonths)!,
  }),
  viewOf: ({ keepMonths, ...profile }) => ({ ...profile, keepMonths: String(keepMonths) }),
})
