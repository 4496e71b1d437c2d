import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import type { StaffRoomTypeView } from '../../api/rooms/room-views.ts'
import { hasBegun } from '../../rules/availability/stay-change-question.ts'
import { hasStayed } from '../../rules/bookings/attendance.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import {
  departureOf,
  isArrivalDay,
  offeredArrangements,
} from '../../rules/family-room/arrangements.ts'
import { FieldGroup } from '../booking-entry/FieldGroup.tsx'
import { useChoiceInWords } from '../booking-entry/StayDates.tsx'
import { StayPicker } from '../booking-entry/StayPicker.tsx'
import { lastDeparture } from '../booking-entry/night-looks.ts'
import type { StayChoice } from '../booking-entry/stay-choice.ts'
import { useProperty } from '../property/use-property.ts'
import { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'
import { type NewStay, withVariant } from './new-stay.ts'
import styles from './stay-change.module.css'
import type { useChangeCalendar } from './use-change-calendar.ts'

interface NewStayDaysProps {
  booking: BookingView
  types: StaffRoomTypeView[]
  calendar: NonNullable<ReturnType<typeof useChangeCalendar>['calendar']>
  stay: NewStay
  onChange(stay: NewStay): void
}

/**
 * The new days: a range in an ordinary room, a variant and its day of arrival in the family room. Of
 * guests who have arrived only the departure.
 */
export function NewStayDays({ booking, types, calendar, stay, onChange }: NewStayDaysProps) {
  const text = useText()
  const words = useChoiceInWords(stay)
  const readings = useProperty().data?.readings
  const { today, runs } = calendar
  const arrived = parseDay(booking.arrival) ?? today
  const isFamily = types.some(({ id, kind }) => id === stay.roomTypeId && kind === 'family')
  const offered = readings ? offeredArrangements(readings) : []
  const variant = offered.find(({ id }) => id === stay.arrangement)
  const setDays = (days: StayChoice) => onChange({ ...stay, ...days })
  const picker = { today, runs, choice: stay, months: 1, onChoose: setDays }
  if (isFamily)
    return (
      <>
        <FieldGroup label={text('stayChange.variant')}>
          <div className={styles.variants}>
            {offered.map((each) => (
              <button
                key={each.id}
                type="button"
                aria-pressed={each.id === stay.arrangement}
                onClick={() => onChange(withVariant(stay, each))}
              >
                {inWords(each.name)}
              </button>
            ))}
          </div>
        </FieldGroup>
        <FieldGroup
          label={text('stayChange.dates')}
          hint={variant ? words : text('newBooking.chooseVariant')}
        >
          {variant ? (
            <StayPicker
              {...picker}
              choose={(arrival) => ({ arrival, departure: departureOf(variant, arrival) })}
              mayArrive={(day) =>
                isArrivalDay(variant, day) && lastDeparture(runs, day) >= departureOf(variant, day)
              }
            />
          ) : null}
        </FieldGroup>
      </>
    )
  const begun = hasBegun({ arrival: arrived, hasArrived: hasStayed(booking.attendance) }, today)
  return (
    <FieldGroup label={text('stayChange.dates')} hint={begun ? text('stayChange.arrived') : words}>
      {begun ? (
        <StayPicker
          {...picker}
          hasArrived
          choose={(departure) => ({ arrival: arrived, departure })}
        />
      ) : (
        <StayPicker {...picker} />
      )}
    </FieldGroup>
  )
}
