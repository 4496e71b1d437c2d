import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { checkGuestForm } from '../../rules/forms/check-guest-form.ts'
import type { FormTexts, GuestForm } from '../../rules/forms/guest-forms.ts'
import { formTicketRead } from '../calls/reads.ts'
import { Message } from '../controls/Message.tsx'
import { Spinner } from '../controls/Spinner.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { useTextOf } from '../texts/words.ts'
import { ErrorSummary, WrongFields } from './ErrorSummary.tsx'
import { FormControl } from './FormControl.tsx'
import { Trap } from './Trap.tsx'
import type { FormPart } from './form-input.ts'
import { usePostedForm } from './posted-form.ts'
import { useCheckedForm } from './use-checked-form.ts'
import { useSending } from './use-sending.ts'
import { useAddress } from '../page/router.tsx'

/**
 * A form of the guest site that anybody can send: checked by the rules here and by the API again,
 * each error at its field, nothing lost when it fails. Until the script is there it travels by
 * itself, to the page's own address.
 */
export function SendForm(props: {
  form: GuestForm
  /** The page's address: where the browser posts it without script. */
  path: string
  parts: FormPart[]
  /** What a field begins with, where that is not nothing. */
  begins?: FormTexts
  submit: string
  busy: string
  /** What is said when it could not be sent. */
  notSent: string
  /**
   * One sentence under the button (G §4) with the fields that ask attention, or a list above them.
   */
  errors: 'one-message' | 'summary'
  onSent(clear: () => void): void
  /** Beside the button. */
  children?: ReactNode
}) {
  const textOf = useTextOf()
  const { form, parts, errors: way } = props
  const { readings } = useProperty()
  const posted = usePostedForm()
  const trap = useRef<HTMLInputElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const inputs = parts.flatMap((part) => part.inputs)
  const ticket = useQuery(formTicketRead())
  const sending = useSending(form, () => trap.current?.value ?? '')
  const [message, setMessage] = useState(posted?.message ?? '')
  const [refused, setRefused] = useState(posted?.fields ?? [])
  const { failure } = sending
  const isFailed = failure !== null && failure.error?.reason !== 'invalid-input'
  const filled = Object.fromEntries(
    inputs.map(({ field }) => [field, posted?.texts[field] ?? props.begins?.[field] ?? '']),
  )
  const checked = useCheckedForm<string>(
    filled,
    (texts) => {
      const found = checkGuestForm(form, texts, readings)
      setMessage(found.ok ? '' : textOf(found.message))
      return found.ok ? [] : found.fields
    },
    refused,
  )
  const wrong = inputs.filter(({ field }) => checked.errors[field])
  const { timesRefused } = checked
  useEffect(() => {
    if (timesRefused > 0) summary.current?.focus()
  }, [timesRefused])

  return (
    <form
      className="panel__body"
      ref={checked.ref}
      method="post"
      action={useAddress()(props.path)}
      noValidate
      aria-busy={sending.isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        if (sending.isBusy) return
        sending.forget()
        const texts = checked.check()
        if (texts)
          void sending.send(texts).then((failed) => {
            if (failed === null) return props.onSent(() => checked.clear())
            if (failed.error?.reason !== 'invalid-input') return
            setRefused(failed.error.fields)
            setMessage(failed.error.text)
          })
      }}
      onChange={(event) => {
        checked.edited(event)
        setMessage('')
        sending.forget()
      }}
    >
      {wrong.length > 0 && (way === 'summary' || timesRefused === 0) && (
        <ErrorSummary ref={summary} fields={wrong} onField={checked.focus} />
      )}
      {parts.map(({ title, text, inputs: fields }, place) => (
        <div key={place} className="stack" role="group" aria-label={title}>
          {title && <h2 className="h3">{title}</h2>}
          {text && <p className="soft">{text}</p>}
          <div className="form-grid">
            {fields.map((input) => (
              <FormControl
                key={input.field}
                input={input}
                filled={filled[input.field] ?? ''}
                error={checked.errors[input.field]}
              />
            ))}
          </div>
        </div>
      ))}
      <input type="hidden" name="ticket" value={ticket.data?.ticket ?? ''} />
      <Trap ref={trap} />
      <div className="form-send">
        <button className="button" type="submit" aria-disabled={sending.isBusy || undefined}>
          {props.submit}
        </button>
        {props.children}
        {sending.isBusy && (
          <p className="loading-line" role="status">
            <Spinner /> {props.busy}
          </p>
        )}
      </div>
      {isFailed ? (
        <Message kind="danger" role="alert" title={props.notSent}>
          {failure.error && <p>{failure.error.text}</p>}
        </Message>
      ) : (
        message !== '' &&
        (way === 'one-message' || wrong.length === 0) && (
          <Message kind="danger" role="alert" title={message}>
            {/* The sentence is of one field; the others would be looked for along a whole page. */}
            {wrong.length > 1 && <WrongFields fields={wrong} onField={checked.focus} />}
          </Message>
        )
      )}
    </form>
  )
}
