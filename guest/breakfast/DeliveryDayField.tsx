import { lazy, Suspense, useState } from 'react'
import type { BreakfastOptionsView } from '../../api/breakfast-orders/breakfast-order-view.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { Field } from '../controls/Field.tsx'
import { useHydrated } from '../controls/use-hydrated.ts'
import { Icon } from '../icons/Icon.tsx'
import { dayFrom } from '../stay/stay-choice.ts'
import { dayYearWords } from '../stay/words.ts'

const fetchDialog = () => import('./DeliveryDayDialog.tsx')
const DeliveryDayDialog = lazy(async () => ({ default: (await fetchDialog()).DeliveryDayDialog }))

/**
 * The day of delivery: the browser's own date field until the script is there, then a button that
 * opens a calendar in which only days of delivery can be chosen (G §5).
 */
export function DeliveryDayField(props: {
  options: BreakfastOptionsView
  earliestDay: Day
  /** As typed or chosen; empty where none is. */
  day: string
  error: string | undefined
  onDay(day: Day): void
}) {
  const { options, earliestDay, error } = props
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const day = dayFrom(props.day)
  return (
    <Field id="day" label="Bezorgdag" width="half" error={error}>
      {({ id, ...described }) =>
        hydrated ? (
          <>
            <button
              className="input input--date"
              type="button"
              id={id}
              aria-haspopup="dialog"
              aria-describedby={described['aria-describedby']}
              data-invalid={error ? true : undefined}
              onPointerEnter={fetchDialog}
              onFocus={fetchDialog}
              onClick={() => setOpen(true)}
            >
              {day ? dayYearWords(day) : 'Kies een dag'}
              <Icon name="cal" />
            </button>
            <input type="hidden" name="day" value={day ?? ''} />
            {open && (
              <Suspense>
                <DeliveryDayDialog
                  options={options}
                  earliestDay={earliestDay}
                  day={day}
                  onDone={(chosen) => {
                    if (chosen) props.onDay(chosen)
                    setOpen(false)
                  }}
                />
              </Suspense>
            )}
          </>
        ) : (
          <input
            className="input"
            id={id}
            type="date"
            name="day"
            min={earliestDay}
            max={options.lastDay}
            defaultValue={props.day}
            required
            {...described}
          />
        )
      }
    </Field>
  )
}
