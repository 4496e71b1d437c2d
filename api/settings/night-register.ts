import { z } from 'zod'
import { checkKeepMonths, parseKeepMonths } from '../../rules/forms/check-keep-months.ts'
import { type RegisterField, registerFields } from '../../rules/forms/night-register-profile.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'
import { NIGHT_REGISTER_KEY, usualNightRegister } from './night-register-setting.ts'
import { keptSetting } from './setting-rows.ts'

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
