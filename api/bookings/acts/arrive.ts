import type { PoolClient } from 'pg'
import { z } from 'zod'
import { parseDay } from '../../../rules/calendar/day.ts'
import {
  type DocumentKind,
  type NightRegister,
  checkNightRegister,
  documentKinds,
} from '../../../rules/forms/check-night-register.ts'
import { attendanceTexts } from '../../../rules/texts/attendance.ts'
import { invalidInput } from '../../errors/refused.ts'
import { pressShape } from '../../orders/act-shapes.ts'
import type { Refusal } from '../../orders/orders.ts'
import { type Sentence, formText } from '../../requests/stored-values.ts'
import { nightRegisterSetting } from '../../settings/night-register-setting.ts'
import { writeNightRegister } from '../night-register.ts'
import { type AskedOf, dayAt } from './acted-booking.ts'
import { say } from './attendance.ts'

/** Longer than any field of the register may be. */
const MOST_CHARACTERS = 1_000
/** More guests than any room holds. */
const MOST_GUESTS = 50

const text = (missing: Sentence) => formText(missing, MOST_CHARACTERS)

/** `''` where a field is still empty: the rules say at which. */
const registered = z.object({
  name: text(() => attendanceTexts.nameMissing),
  residence: text(() => attendanceTexts.residenceMissing),
  document: z.enum(['', ...documentKinds], { error: () => attendanceTexts.documentMissing }),
  birthDate: text(() => attendanceTexts.birthDateMissing).default(''),
  nationality: text(() => attendanceTexts.nationalityMissing).default(''),
  address: text(() => attendanceTexts.addressMissing).default(''),
})

/** Guests arrived, with what the night register asks. */
export const arrivalShape = pressShape.extend({
  guests: z.array(registered, { error: () => attendanceTexts.guestsMissing }).max(MOST_GUESTS),
  arrival: text(() => attendanceTexts.arrivalMissing),
  departure: text(() => attendanceTexts.departureMissing),
})

/**
 * The guests are here, with what the night register asks (art. 438 Sr), which from then on is the
 * one place that has it. What is not asked here is not kept, whoever sent it. Refused: before the
 * arrival day, and a register that is not complete, at its fields.
 */
export async function arrive(
  client: PoolClient,
  asked: AskedOf<typeof arrivalShape>,
): Promise<Refusal | null> {
  const { order, data, at } = asked
  const refusal = await say(client, asked, { action: 'arrive', event: 'arrived' })
  if (refusal) return refusal
  const register = registerOf(data)
  const profile = await nightRegisterSetting(client)
  const wrong = checkNightRegister(register, order.persons, dayAt(at), profile)
  if (wrong.length > 0) return invalidInput(wrong)
  await writeNightRegister(client, order.id, register, profile)
  return null
}

/**
 * What was asked, as the rules check it. An act that waited since an earlier version has no field
 * that came later.
 */
function registerOf({
  guests,
  arrival,
  departure,
}: Omit<z.input<typeof arrivalShape>, 'requestId' | 'version'>): NightRegister {
  return {
    guests: guests.map(
      ({ document, birthDate = '', nationality = '', address = '', ...words }) => ({
        name: words.name.trim(),
        residence: words.residence.trim(),
        document: document === '' ? null : (document satisfies DocumentKind),
        birthDate: parseDay(birthDate),
        nationality: nationality.trim(),
        address: address.trim(),
      }),
    ),
    arrival: parseDay(arrival),
    departure: parseDay(departure),
  }
}
