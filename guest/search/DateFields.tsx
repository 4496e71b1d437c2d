import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useProperty } from '../property/PropertyContext.tsx'
import { Icon } from '../icons/Icon.tsx'
import { dayFrom, type StayChoice } from '../stay/stay-choice.ts'
import type { StayAction } from '../stay/stay-reducer.ts'
import { dayWords } from '../stay/words.ts'

const fetchDialog = () => import('./DatesDialog.tsx')
const DatesDialog = lazy(async () => ({ default: (await fetchDialog()).DatesDialog }))

type Field = 'arrival' | 'departure'

const fields: { field: Field; name: string; label: string; empty: string }[] = [
  { field: 'arrival', name: 'aankomst', label: 'Aankomst', empty: 'Kies een dag' },
  { field: 'departure', name: 'vertrek', label: 'Vertrek', empty: 'Kies een dag' },
]

/**
 * The two days of the search form; see `SearchForm` for what they are before the script is there.
 */
export function DateFields(props: {
  choice: StayChoice
  act(action: StayAction): void
  invalid: boolean
  problemId: string
}) {
  const { choice, act } = props
  const property = useProperty()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const native = useNativeUntilReady(box, choice, act)
  const [open, setOpen] = useState<Field | null>(null)
  return (
    <div className="search__dates" ref={box}>
      {fields.map(({ field, name, label, empty }) => {
        const described = props.invalid
          ? { 'aria-invalid': true, 'aria-describedby': props.problemId }
          : {}
        return native ? (
          <div className="field" key={field}>
            <label htmlFor={`${id}${field}`}>{label}</label>
            <input
              className="input"
              id={`${id}${field}`}
              type="date"
              name={name}
              min={property.today}
              defaultValue={choice[field] ?? ''}
              required
              {...described}
            />
          </div>
        ) : (
          <div className="field" key={field}>
            <span className="legend" id={`${id}${field}-label`}>
              {label}
            </span>
            <button
              className="input input--date"
              type="button"
              id={`${id}${field}`}
              aria-haspopup="dialog"
              aria-labelledby={`${id}${field}-label ${id}${field}`}
              aria-describedby={described['aria-describedby']}
              data-invalid={props.invalid || undefined}
              onPointerEnter={fetchDialog}
              onFocus={fetchDialog}
              onClick={() => setOpen(field)}
            >
              {choice[field] ? dayWords(choice[field]) : empty}
              <Icon name="cal" />
            </button>
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

/**
 * True while the fields are the browser's own. They are taken over with what was typed in them, and
 * not while somebody is typing: a field must not change under the hand.
 */
function useNativeUntilReady(
  box: React.RefObject<HTMLDivElement | null>,
  choice: StayChoice,
  act: (action: StayAction) => void,
): boolean {
  const [native, setNative] = useState(true)
  useEffect(() => {
    if (!native || !box.current) return
    const here = box.current
    const takeOver = () => {
      if (here.contains(document.activeElement)) return
      const [arrival, departure] = [...here.querySelectorAll('input')].map((input) =>
        dayFrom(input.value),
      )
      if (arrival && (arrival !== choice.arrival || departure !== choice.departure)) {
        act({
          type: 'dates-chosen',
          arrival,
          departure: departure && departure > arrival ? departure : null,
        })
      }
      setNative(false)
    }
    takeOver()
    const later = () => setTimeout(takeOver)
    here.addEventListener('focusout', later)
    return () => here.removeEventListener('focusout', later)
  }, [native, box, choice, act])
  return native
}
