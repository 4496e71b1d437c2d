import { lazy, Suspense, useId, useRef, useState } from 'react'
import { dayInWords } from '../../rules/texts/in-language.ts'
import { usePressBeforeTheScript } from '../controls/use-press-before-the-script.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { StayChoice } from '../stay/stay-choice.ts'
import type { StayAction } from '../stay/stay-reducer.ts'
import { epochDay } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

const fetchDialog = () => import('./DatesDialog.tsx')
const DatesDialog = lazy(async () => ({ default: (await fetchDialog()).DatesDialog }))

const fields = ['arrival', 'departure'] as const

/** What the address calls each day. */
const nameOf = { arrival: 'aankomst', departure: 'vertrek' } as const

/** Nobody types where there is script; without it nothing of this runs. */
const typedWithoutScript = () => {}

/**
 * The two days of the search form: buttons that open the calendar, from the first moment on. Who
 * has no script sees the browser's own date fields in their place (fields.css); with it those are
 * what a form sent too early carries along.
 */
export function DateFields(props: {
  choice: StayChoice
  act(action: StayAction): void
  invalid: boolean
  problemId: string
}) {
  const { choice, act } = props
  const known = useWords()
  const { siteSearch: words } = known
  const property = useProperty()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<(typeof fields)[number] | null>(null)
  usePressBeforeTheScript(box)
  return (
    <div className="search__dates" ref={box}>
      {fields.map((field) => {
        const describedBy = props.invalid ? props.problemId : undefined
        return (
          <div className="field" key={field}>
            <span className="legend" id={`${id}${field}-label`}>
              {words[field]}
            </span>
            <button
              className="input input--date"
              type="button"
              id={`${id}${field}`}
              aria-haspopup="dialog"
              aria-labelledby={`${id}${field}-label ${id}${field}`}
              aria-describedby={describedBy}
              data-invalid={props.invalid || undefined}
              onPointerEnter={fetchDialog}
              onFocus={fetchDialog}
              onClick={() => setOpen(field)}
            >
              {choice[field]
                ? dayInWords(known, 'dayYear', epochDay(choice[field]))
                : words.chooseDay}
              <Icon name="cal" />
            </button>
            <input
              className="input input--typed"
              type="date"
              name={nameOf[field]}
              min={property.today}
              value={choice[field] ?? ''}
              onChange={typedWithoutScript}
              autoComplete="off"
              aria-labelledby={`${id}${field}-label`}
              aria-invalid={props.invalid || undefined}
              aria-describedby={describedBy}
            />
          </div>
        )
      })}
      {open && (
        <Suspense>
          <DatesDialog
            choice={choice}
            from={open}
            onDone={(stay) => {
              if (stay) act({ type: 'dates-chosen', ...stay })
              setOpen(null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
