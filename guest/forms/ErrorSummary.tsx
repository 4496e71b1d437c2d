import { Fragment, type Ref } from 'react'
import { Message } from '../controls/Message.tsx'

/**
 * How many fields ask attention and which, with the way to each; it takes the focus when a form is
 * refused.
 */
export function ErrorSummary<Field extends string>(props: {
  ref: Ref<HTMLDivElement>
  fields: { field: Field; label: string }[]
  onField(field: Field): void
}) {
  const { fields } = props
  return (
    <Message
      kind="danger"
      role="alert"
      ref={props.ref}
      focusable
      title={
        fields.length === 1 ? 'Kijk nog naar 1 veld.' : `Kijk nog naar ${fields.length} velden.`
      }
    >
      <p className="small">
        {fields.map(({ field, label }, place) => (
          <Fragment key={field}>
            {place > 0 && (place === fields.length - 1 ? ' en ' : ', ')}
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault()
                props.onField(field)
              }}
            >
              {label}
            </a>
          </Fragment>
        ))}
      </p>
    </Message>
  )
}
