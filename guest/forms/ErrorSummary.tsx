import { Fragment, type Ref } from 'react'
import { Message } from '../controls/Message.tsx'

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
  const { fields } = props
  const one = fields.length === 1
  return (
    <Message
      kind="danger"
      role="alert"
      ref={props.ref}
      focusable
      title={
        props.allEmpty
          ? `Er ${one ? 'is nog 1 veld' : `zijn nog ${fields.length} velden`} leeg.`
          : `Kijk nog naar ${one ? '1 veld' : `${fields.length} velden`}.`
      }
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
  return (
    <p className="small">
      {fields.map(({ field, label }, place) => (
        <Fragment key={field}>
          {place > 0 && (place === fields.length - 1 ? ' en ' : ', ')}
          <a
            href={`#${field}`}
            className={label.includes(' ') ? 'wraps' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onField(field)
            }}
          >
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
