import { useController, useFormContext } from 'react-hook-form'
import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import styles from './booking-entry.module.css'
import type { EntryValues } from './entry-values.ts'

/** A button for each price, the lowest first (BO §2); the family room's have no price of their own. */
export function PersonButtons({ options }: { options: BookingPreview['options'] }) {
  const text = useText()
  const { field } = useController<EntryValues, 'persons'>({ name: 'persons' })
  const { setValue, clearErrors, getValues } = useFormContext<EntryValues>()
  const choose = (persons: number) => {
    field.onChange(persons)
    clearErrors('persons')
    // Children alone cannot come, nor more residents than guests.
    setValue('childAges', getValues('childAges').slice(0, persons - 1))
    setValue('residents', Math.min(getValues('residents'), persons))
  }
  return (
    <div className={styles.options}>
      {options.map(({ persons, cents }) => (
        <button
          key={persons}
          type="button"
          aria-pressed={persons === field.value}
          onClick={() => choose(persons)}
        >
          {text('newBooking.personCount', { smart_count: persons })}
          {cents === null ? null : (
            <small>{text('newBooking.perNight', { amount: formatEuro(cents) })}</small>
          )}
        </button>
      ))}
    </div>
  )
}
