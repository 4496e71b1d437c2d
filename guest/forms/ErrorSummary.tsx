import type { Ref } from 'react'
import { Message } from '../controls/Message.tsx'
import { message } from '../../rules/texts/message.ts'
import { useWords, useTextOf } from '../texts/words.ts'
import { listParts } from '../../rules/texts/in-language.ts'

/**
 * How many fields ask attention and which, with the way to each; it takes the focus when a form is
 * refused.
 */
export function ErrorSummary<Field extends string>(props: {
  ref: Ref<HTMLDivElement>
  fields: { field: Field; label: string }[]
  /** Nothing is filled in wrongly: each of them is still empty. */
  allEmpty?: boolean
  onField(field: Field): void
}) {
  const textOf = useTextOf()
  const { fields, allEmpty } = props
  return (
    <Message
      kind="danger"
      role="alert"
      ref={props.ref}
      focusable
      title={textOf(
        message(allEmpty ? 'siteForms.empty' : 'siteForms.wrong', { n: fields.length }),
      )}
    >
      <WrongFields fields={fields} onField={props.onField} />
    </Message>
  )
}

/** The fields that ask attention, with the way to each. */
export function WrongFields<Field extends string>({
  fields,
  onField,
}: {
  fields: { field: Field; label: string }[]
  onField(field: Field): void
}) {
  const links = fields.map(({ field, label }) => (
    <a
      key={field}
      href={`#${field}`}
      className={label.includes(' ') ? 'wraps' : undefined}
      onClick={(event) => {
        event.preventDefault()
        onField(field)
      }}
    >
      {label}
    </a>
  ))
  const list = listParts(
    useWords(),
    links.map((_, place) => String(place)),
  )
  return (
    <p className="small">
      {list.map(({ type, value }) => (type === 'element' ? links[Number(value)] : value))}
    </p>
  )
}
