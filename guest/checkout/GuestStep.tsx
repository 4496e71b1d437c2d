import {
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type Ref,
  useEffect,
  useRef,
} from 'react'
import { Link } from '../page/Link.tsx'
import { checkGuestDetails } from '../../rules/forms/check-guest-details.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { Field } from '../controls/Field.tsx'
import { useHydrated } from '../controls/use-hydrated.ts'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { MeantAddress } from '../forms/MeantAddress.tsx'
import { useCheckedForm } from '../forms/use-checked-form.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { Icon } from '../icons/Icon.tsx'
import { type ChosenStay, roomPath } from '../stay/stay-choice.ts'
import { useWords } from '../texts/words.ts'
import type { GuestAnswers } from './draft.ts'

interface GuestInput {
  field: keyof GuestAnswers
  hint?: 'emailHint' | 'phoneHint'
  width?: 'half' | 'third' | 'two-thirds'
  type: 'text' | 'email' | 'tel'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete: HTMLInputAutoCompleteAttribute
  maxLength: number
}

const names: GuestInput[] = [
  {
    field: 'firstName',
    width: 'half',
    type: 'text',
    autoComplete: 'given-name',
    maxLength: textLimits.name,
  },
  {
    field: 'lastName',
    width: 'half',
    type: 'text',
    autoComplete: 'family-name',
    maxLength: textLimits.name,
  },
  {
    field: 'email',
    hint: 'emailHint',
    width: 'half',
    type: 'email',
    autoComplete: 'email',
    maxLength: textLimits.email,
  },
  {
    field: 'phone',
    hint: 'phoneHint',
    width: 'half',
    type: 'tel',
    autoComplete: 'tel',
    maxLength: textLimits.phone,
  },
]
const addressLine: GuestInput[] = [
  {
    field: 'address',
    type: 'text',
    autoComplete: 'street-address',
    maxLength: textLimits.address,
  },
  {
    field: 'postcode',
    width: 'third',
    type: 'text',
    autoComplete: 'postal-code',
    maxLength: textLimits.postcode,
  },
]
const city = (alone: boolean): GuestInput => ({
  field: 'city',
  width: alone ? 'half' : 'two-thirds',
  type: 'text',
  autoComplete: 'address-level2',
  maxLength: textLimits.city,
})

/** Which fields the checkout asks (reading `checkout.fields`), in the order of the form. */
function inputsOf(readings: Pick<Readings, 'checkout.fields'>): GuestInput[] {
  return readings['checkout.fields'] === 'full-address'
    ? [...names, ...addressLine, city(false)]
    : [...names, city(true)]
}

/**
 * Step 1: who comes. Checked by the rules the server checks with; each error stands at its field
 * and goes when the field is edited.
 */
export function GuestStep(props: {
  heading: Ref<HTMLHeadingElement>
  stay: ChosenStay
  guest: GuestAnswers
  /** What the server refused of an earlier order. */
  refused: FieldError[]
  onChange(guest: GuestAnswers): void
  onDone(guest: GuestAnswers): void
}) {
  const { checkout, siteCheckout: words } = useWords()
  const { readings } = useProperty()
  const hydrated = useHydrated()
  const form = useCheckedForm<keyof GuestAnswers>(
    props.guest,
    (guest) => checkGuestDetails(guest, readings),
    props.refused,
  )
  const summary = useRef<HTMLDivElement>(null)
  const inputs = inputsOf(readings)
  const { errors, timesRefused } = form
  const wrong = inputs.flatMap(({ field }) =>
    errors[field] ? [{ field, label: words[field] }] : [],
  )
  useEffect(() => {
    if (timesRefused > 0) summary.current?.focus()
  }, [timesRefused])

  return (
    <form
      className="panel__body"
      ref={form.ref}
      data-checkout
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const guest = form.check()
        if (guest) props.onDone(guest)
      }}
      onChange={(event) => props.onChange(form.edited(event))}
    >
      <h2 tabIndex={-1} ref={props.heading}>
        {checkout.stepGuest}
      </h2>
      {wrong.length > 0 && (
        <ErrorSummary
          ref={summary}
          fields={wrong}
          allEmpty={wrong.every(({ field }) => !props.guest[field]?.trim())}
          onField={form.focus}
        />
      )}
      <div className="form-grid">
        {inputs.map(({ field, hint, width, ...input }) => (
          <Field
            key={field}
            id={field}
            label={words[field]}
            hint={hint && words[hint]}
            width={width}
            error={errors[field]}
            below={field === 'email' && <MeantAddress />}
          >
            {(described) => (
              <input className="input" name={field} {...input} {...described} required />
            )}
          </Field>
        ))}
      </div>
      <div className="checkout__actions">
        <Link className="more" to={roomPath(props.stay)}>
          <Icon name="back" /> {words.backToRoom}
        </Link>
        {/* Until the script is there this form must not travel by itself, the answers would end up in the address; the button says so. */}
        <button
          className="button"
          type={hydrated ? 'submit' : 'button'}
          aria-disabled={!hydrated || undefined}
        >
          {words.onToDetails}
        </button>
      </div>
    </form>
  )
}
