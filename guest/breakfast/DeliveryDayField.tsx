import { lazy, Suspense, useRef, useState } from 'react'
import type { BreakfastOptionsView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { Field } from '../controls/Field.tsx'
import { usePressBeforeTheScript } from '../controls/use-press-before-the-script.ts'
import { Icon } from '../icons/Icon.tsx'
import { dayFrom } from '../stay/stay-choice.ts'
import { dayYearWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

const fetchDialog = () => import('./DeliveryDayDialog.tsx')
const DeliveryDayDialog = lazy(async () => ({ default: (await fetchDialog()).DeliveryDayDialog }))

/** Nobody types where there is script; without it nothing of this runs. */
const typedWithoutScript = () => {}

/**
 * The day of delivery: a button that opens a calendar in which only days of delivery can be chosen
 * (G §5), from the first moment on. Who has no script sees the browser's own date field in its
 * place (fields.css); with it that one is what the form sends.
 */
export function DeliveryDayField(props: {
  options: BreakfastOptionsView
  earliestDay: Day
  /** As typed or chosen; empty where none is. */
  day: string
  error: string | undefined
  onDay(day: Day): void
}) {
  const known = useWords()
  const { siteBreakfast, siteSearch } = known
  const { options, earliestDay, error } = props
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  usePressBeforeTheScript(box)
  const day = dayFrom(props.day)
  const chosen = day ? dayYearWords(known, day) : siteSearch.chooseDay
  return (
    <Field id="day" label={siteBreakfast.dayLabel} width="half" error={error}>
      {(described) => (
        <div ref={box}>
          <button
            className="input input--date"
            type="button"
            // By this name the list of wrong fields leads here.
            name="day"
            aria-haspopup="dialog"
            aria-label={`${siteBreakfast.dayLabel}: ${chosen}`}
            aria-describedby={described['aria-describedby']}
            data-invalid={error ? true : undefined}
            onPointerEnter={fetchDialog}
            onFocus={fetchDialog}
            onClick={() => setOpen(true)}
          >
            {chosen}
            <Icon name="cal" />
          </button>
          <input
            className="input input--typed"
            type="date"
            name="day"
            min={earliestDay}
            max={options.lastDay}
            value={day ?? ''}
            onChange={typedWithoutScript}
            // A press on the label comes here.
            onClick={() => setOpen(true)}
            autoComplete="off"
            required
            {...described}
          />
          {open && (
            <Suspense>
              <DeliveryDayDialog
                options={options}
                earliestDay={earliestDay}
                day={day}
                onDone={(done) => {
                  if (done) props.onDay(done)
                  setOpen(false)
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}
