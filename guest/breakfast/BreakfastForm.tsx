import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { BreakfastOptionsView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { BreakfastField } from '../../rules/breakfast/check-breakfast-order.ts'
import type { Day } from '../../rules/calendar/day.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { breakfastQuoteRead } from './breakfast-reads.ts'
import { Field } from '../controls/Field.tsx'
import { Message } from '../controls/Message.tsx'
import { useHydrated } from '../controls/use-hydrated.ts'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { useCheckedForm } from '../forms/use-checked-form.ts'
import { useGo, useAddress } from '../page/router.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { useWords } from '../texts/words.ts'
import { checkAnswers } from './breakfast-answers.ts'
import { type BreakfastAnswers, emptyAnswers } from './empty-answers.ts'
import { FORM_MARK, useBreakfastDraft } from './breakfast-draft.ts'
import {
  type BreakfastInput,
  addressInputs,
  bookingInput,
  boxInputs,
  fieldsInOrder,
  labelOf,
  notesInput,
  ordererInputs,
} from './breakfast-inputs.ts'
import { BreakfastLine } from './BreakfastLine.tsx'
import { DeliveryDayField } from './DeliveryDayField.tsx'
import { OrderPrice } from './OrderPrice.tsx'
import { useRefusedFields } from './refused-order.ts'
import { useRested } from './use-rested.ts'

/**
 * The order form with its price beside it. The rules check it here and the API again; whether an
 * address is near enough the API says as soon as it is complete. Until the script is there the form
 * travels by itself, to the page that shows the order again.
 */
export function BreakfastForm({
  options,
  earliestDay,
  posted,
  refused: refusedHere,
}: {
  options: BreakfastOptionsView
  earliestDay: Day
  /** What was posted without script, to be filled in again. */
  posted: BreakfastAnswers | null
  /** What is wrong with it. */
  refused: FieldError[] | undefined
}) {
  const known = useWords()
  const { siteBreakfast: words } = known
  const property = useProperty()
  const go = useGo()
  const address = useAddress()
  const hydrated = useHydrated()
  const refusedBefore = useRefusedFields()
  const refused = refusedHere ?? refusedBefore
  const [draft, keep] = useBreakfastDraft(posted)
  const begun = posted ?? emptyAnswers
  const asked = useRested(draft, begun)
  const quote = useQuery({ ...breakfastQuoteRead(asked), placeholderData: (before) => before })
  const summary = useRef<HTMLDivElement>(null)
  const form = useCheckedForm<BreakfastField>(
    draft,
    (answers) => checkAnswers(answers, options, property),
    refused,
  )
  const { errors, timesRefused } = form
  const areaText = quote.data?.ok ? quote.data.areaText : null
  const wrong = fieldsInOrder.flatMap((field) =>
    errors[field] ? [{ field, label: labelOf(known, field) }] : [],
  )
  useEffect(() => {
    if (timesRefused > 0) summary.current?.focus()
  }, [timesRefused])
  const line = (input: BreakfastInput) => (
    <BreakfastLine
      key={input.field}
      input={input}
      filled={begun[input.field]}
      most={options.mostBoxes}
      error={errors[input.field]}
    />
  )

  return (
    <div className="checkout">
      <div className="panel">
        <div className="beam" />
        <form
          className="panel__body"
          ref={form.ref}
          {...{ [FORM_MARK]: true }}
          method="post"
          action={address(guestScreens.breakfastCheckout.path)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const answers = form.check()
            if (!answers || areaText !== null) return
            keep(answers)
            go(guestScreens.breakfastCheckout.path)
          }}
          onChange={(event) => keep(form.edited(event))}
        >
          {wrong.length > 0 && <ErrorSummary ref={summary} fields={wrong} onField={form.focus} />}
          <Part title={words.howMany}>{[...boxInputs, notesInput].map(line)}</Part>
          <Part title={words.when}>
            <DeliveryDayField
              options={options}
              earliestDay={earliestDay}
              // What this tab remembers, the server does not: taken over once the page stands.
              day={(hydrated ? draft : begun).day}
              error={errors.day}
              onDay={(day) => {
                form.forget('day')
                keep({ ...draft, day })
              }}
            />
            <Field id="slot" label={words.slotLabel} width="half" error={errors.slot}>
              {(described) => (
                <select className="input" name="slot" defaultValue={begun.slot} {...described}>
                  <option value="">{words.chooseSlot}</option>
                  {options.slots.map(({ slot, label }) => (
                    <option key={slot} value={slot}>
                      {fillText(words.slot, { slot: label })}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </Part>
          <Part title={words.whereTo}>{addressInputs.map(line)}</Part>
          {areaText !== null && (
            <Message kind="danger" role="alert" title={areaText}>
              <p>{words.tooFar}</p>
            </Message>
          )}
          <Part title={words.yourDetails}>{[...ordererInputs, bookingInput].map(line)}</Part>
          <div className="checkout__actions">
            <p className="small soft">{words.whatComes}</p>
            <button
              className="button"
              type="submit"
              aria-disabled={(hydrated && areaText !== null) || undefined}
            >
              {words.toReview}
            </button>
          </div>
        </form>
      </div>
      <OrderPrice quote={quote.data} isBusy={quote.isFetching} isDown={quote.isError} />
    </div>
  )
}

/** Fields that belong together, below their words. */
function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="form-part">
      <legend className="h3">{title}</legend>
      <div className="form-grid">{children}</div>
    </fieldset>
  )
}
