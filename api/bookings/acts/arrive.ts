import { type EpochDay, formatDay } from '../../../rules/calendar/day.ts'
import { checkNightRegister } from '../../../rules/forms/check-night-register.ts'
import type { Notifier } from '../../database/notifier.ts'
import { invalidInput } from '../../errors/refused.ts'
import { nightRegisterSetting } from '../../settings/night-register-setting.ts'
import { type ArrivalRequest, registerOf } from '../attendance-requests.ts'
import { writeNightRegister } from '../night-register.ts'
import type { StaffAct } from '../staff-acts.ts'
import { atTheDoor, dayAt, say } from './attended-booking.ts'

/**
 * The guests are here, with what the night register asks (art. 438 Sr), which from then on is the
 * one place that has it. What is not asked here is not kept, whoever sent it. Refused: before the
 * arrival day, and a register that is not complete, at its fields.
 */
export const arrive = (
  notifier: Notifier,
): StaffAct<Omit<ArrivalRequest, 'requestId' | 'version'>> => ({
  decides: () => 'arrive',

  async carryOut(client, asked) {
    const { booking, data, at } = asked
    const before = await atTheDoor(client, booking.id)
    const refusal = await say(client, before, {
      action: 'arrive',
      event: 'arrived',
      asked,
      notifier,
    })
    if (refusal) return refusal
    const register = registerOf(data)
    const profile = await nightRegisterSetting(client)
    const wrong = checkNightRegister(register, before.persons, dayAt(at), profile)
    if (wrong.length > 0) return invalidInput(wrong)
    const arrival = formatDay(register.arrival!)
    const departure = formatDay(register.departure!)
    await writeNightRegister(
      client,
      booking.id,
      register.guests.map(({ name, residence, document, birthDate, nationality, address }) => ({
        name,
        residence: profile.residence ? residence : null,
        document: profile.document ? document : null,
        birthDate: profile.birthDate ? dayOrNull(birthDate) : null,
        nationality: profile.nationality ? nationality : null,
        address: profile.address ? address : null,
        arrival,
        departure,
      })),
    )
    return null
  },
})

const dayOrNull = (day: EpochDay | null) => (day === null ? null : formatDay(day))
