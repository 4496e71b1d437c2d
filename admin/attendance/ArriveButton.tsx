import { useState } from 'react'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { checkArrivingPersons, checkNightRegister } from '../../rules/forms/check-night-register.ts'
import {
  type NightRegisterProfile,
  registerFields,
} from '../../rules/forms/night-register-profile.ts'
import { wrongFields } from '../../rules/forms/wrong-fields.ts'
import { ConfirmedActionButton, type FieldErrors } from '../bookings/ConfirmedActionButton.tsx'
import type { ActionButtonProps } from '../bookings/action-button.ts'
import { usePropertyToday } from '../property/use-property.ts'
import { useText } from '../texts/use-text.ts'
import { errorsInWords } from '../texts/words.ts'
import { NightRegisterFields } from './NightRegisterFields.tsx'
import { type Register, blankGuest } from './blank-guest.ts'

/** Aangekomen: asks what the night register needs, with what the booking knows filled in. */
export function ArriveButton({ booking, disabled, offered }: ActionButtonProps) {
  const text = useText()
  const today = usePropertyToday() ?? 0
  const [register, setRegister] = useState(() => blank(booking, text))
  return (
    <ConfirmedActionButton
      title={text('attendance.arrive.button')}
      confirm={text('attendance.arrive.confirm')}
      icon="check"
      isMain={booking.paid}
      disabled={disabled}
      offered={offered}
      version={booking.version}
      check={() => wrongIn(register, booking, today)}
      action={(data, press) =>
        data.act('bookings', booking.id, 'arrive', { ...register, ...press })
      }
      done={text('attendance.arrive.done')}
      onOpen={() => setRegister(blank(booking, text))}
    >
      {(errors) => (
        <NightRegisterFields
          register={register}
          persons={register.persons ?? booking.arrivingPersons ?? booking.persons}
          mostPersons={booking.arrivingPersons}
          isTaxRemitted={booking.touristTax === 'channel'}
          asks={booking.registerAsks}
          errors={errors}
          onChange={(change) => setRegister({ ...register, ...change })}
        />
      )}
    </ConfirmedActionButton>
  )
}

function blank(
  { guestName, city, arrival, departure }: BookingDetailView,
  text: ReturnType<typeof useText>,
): Register {
  // Until staff type it, a stay that a channel sold is of nobody by name: the register is of people.
  const isNamed = !guestName.startsWith(text('agenda.doubles.guestOf', { channel: '' }))
  return {
    guests: [{ ...blankGuest, name: isNamed ? guestName : '', residence: city }],
    arrival,
    departure,
    persons: null,
  }
}

function wrongIn(
  { guests, arrival, departure, persons }: Register,
  { persons: known, arrivingPersons: most, registerAsks }: BookingDetailView,
  today: number,
): FieldErrors {
  const written = guests.map(
    ({ document, birthDate = '', nationality = '', address = '', ...guest }) => ({
      ...guest,
      document: document || null,
      birthDate: parseDay(birthDate),
      nationality,
      address,
    }),
  )
  const days = { arrival: parseDay(arrival), departure: parseDay(departure) }
  const profile = Object.fromEntries(
    registerFields.map((field) => [field, registerAsks.includes(field)]),
  ) as NightRegisterProfile
  const come = most === null ? known : (persons ?? most)
  return errorsInWords([
    ...wrongFields([
      ['persons', most === null ? null : checkArrivingPersons(persons ?? null, most)],
    ]),
    ...checkNightRegister({ guests: written, ...days }, come, today, profile),
  ])
}
