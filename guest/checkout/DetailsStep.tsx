import { type Ref, useState } from 'react'
import { Link } from '../page/Link.tsx'
import { weekday } from '../../rules/calendar/day.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import { arrivalWindows } from '../../rules/stay-times/arrival-window.ts'
import { arrivalWords } from '../../rules/stay-times/arrival-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { textOf } from '../../rules/texts/words.ts'
import type { GuestQuestions } from '../../rules/tourist-tax/guest-questions.ts'
import { Field } from '../controls/Field.tsx'
import { checkInWords, phoneWords, telephone } from '../property/property-words.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { ChosenStay } from '../stay/stay-choice.ts'
import { dayWords, epochDay } from '../stay/words.ts'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'
import { PartyFields } from './PartyFields.tsx'
import type { Draft } from './draft.ts'

/**
 * Step 2: when they arrive, who comes where the tourist tax asks it, and what the property should
 * know. Only the age of a child that comes is required.
 */
export function DetailsStep(props: {
  heading: Ref<HTMLHeadingElement>
  stay: ChosenStay
  draft: Draft
  asks: GuestQuestions
  back: string
  onChange(draft: Draft): void
  onDone(): void
}) {
  const { draft, stay } = props
  const words = useWords()
  const { siteCheckout } = words
  const property = useProperty()
  const [isChecked, setChecked] = useState(false)
  const windows = arrivalWindows(property.checkIn[weekday(epochDay(stay.arrival)) - 1]!)
  return (
    <form
      className="panel__body"
      onSubmit={(event) => {
        event.preventDefault()
        const { childAges } = draft
        const isWhole = props.asks.childAgeLimit === null || !childAges.includes(null)
        setChecked(!isWhole)
        if (isWhole) props.onDone()
        else focusAge(childAges.indexOf(null))
      }}
    >
      <h2 tabIndex={-1} ref={props.heading}>
        {words.checkout.stepDetails}
      </h2>
      <div className="form-grid">
        <Field
          id="arrival-time"
          label={siteCheckout.arrivalTime}
          hint={fillText(siteCheckout.arrivalTimeHint, {
            day: dayWords(words, stay.arrival),
            hours: checkInWords(words, property, stay.arrival),
          })}
          below={<ArriveLater />}
        >
          {(described) => (
            <select
              className="input"
              {...described}
              value={windows.findIndex(({ from }) => from === draft.arrivalWindow?.from)}
              onChange={(event) =>
                props.onChange({
                  ...draft,
                  arrivalWindow: windows[Number(event.target.value)] ?? null,
                })
              }
            >
              <option value={-1}>{siteCheckout.arrivalTimeUnknown}</option>
              {windows.map((window, at) => (
                <option key={window.from} value={at}>
                  {textOf(words, arrivalWords(window))}
                </option>
              ))}
            </select>
          )}
        </Field>
        <PartyFields
          persons={stay.persons}
          asks={props.asks}
          party={draft}
          isChecked={isChecked}
          onChange={({ childAges, residents }) =>
            props.onChange({ ...draft, childAges: [...childAges], residents })
          }
        />
        <Field id="remark" label={siteCheckout.remark} hint={siteCheckout.remarkHint}>
          {(described) => (
            <textarea
              className="input"
              {...described}
              rows={4}
              maxLength={textLimits.notes}
              value={draft.remark}
              onChange={(event) => props.onChange({ ...draft, remark: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="checkout__actions">
        <Link className="more" to={props.back}>
          <Icon name="back" /> {siteCheckout.backToGuest}
        </Link>
        <button className="button" type="submit">
          {siteCheckout.onToPayment}
        </button>
      </div>
    </form>
  )
}

/** What who cannot be there in those hours does. */
function ArriveLater() {
  const known = useWords()
  const { siteCheckout: words } = known
  const property = useProperty()
  if (!property.phone) return null
  return (
    <p className="small soft">
      <Sentence
        text={words.arriveLater}
        values={{ phone: <a href={telephone(property)}>{phoneWords(known, property)}</a> }}
      />
    </p>
  )
}

function focusAge(place: number): void {
  document.querySelector<HTMLElement>(`#child-age-${place + 1}`)?.focus()
}
