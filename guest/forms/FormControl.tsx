import { fillText } from '../../rules/texts/fill-text.ts'
import { Field } from '../controls/Field.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useWords } from '../texts/words.ts'
import type { FormInput } from './form-input.ts'
import { MeantAddress } from './MeantAddress.tsx'

interface ControlProps<Input extends FormInput = FormInput> {
  input: Input
  /** What it is filled with when the page comes, '' for nothing. */
  filled: string
  error: string | undefined
}

/** One field of a form: its label, its control, and what is wrong with it. */
export function FormControl({ input, ...props }: ControlProps) {
  switch (input.as) {
    case 'box':
      return <Box input={input} {...props} />
    case 'choice':
      return <Choice input={input} {...props} />
    default:
      return <Line input={input} {...props} />
  }
}

type InputAs<As extends FormInput['as']> = Extract<FormInput, { as: As }>

function Line({
  input,
  filled,
  error,
}: ControlProps<Exclude<FormInput, InputAs<'box' | 'choice'>>>) {
  const { siteForms: words } = useWords()
  const { field, label, hint, width } = input
  const isOptional = 'optional' in input && input.optional
  const more = { name: field, className: 'input', defaultValue: filled || undefined }
  return (
    <Field
      id={field}
      label={isOptional ? fillText(words.optional, { label }) : label}
      width={width}
      error={error}
      // Not below an address that is typed once more.
      below={field === 'email' && <MeantAddress />}
      {...(hint !== undefined && { hint })}
    >
      {(described) => {
        if (input.as === 'select')
          return (
            <select {...more} {...described}>
              {Object.entries(input.options).map(([value, option]) => (
                <option key={value} value={value}>
                  {option}
                </option>
              ))}
            </select>
          )
        const { maxLength, autoComplete } = input
        const typed = { ...more, ...described, maxLength, autoComplete }
        if (input.as === 'story') return <textarea rows={5} {...typed} />
        return <input type={input.as} inputMode={input.inputMode} {...typed} />
      }}
    </Field>
  )
}

function Box({
  input: { field, label, hint, width },
  filled,
  error,
}: ControlProps<InputAs<'box'>>) {
  const describedBy = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ')
  return (
    <div className={width ? `field ${width}` : 'field'}>
      <label className="choice">
        <input
          type="checkbox"
          id={field}
          name={field}
          value="ja"
          defaultChecked={filled !== ''}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>
          {label}
          {hint && <small id={`${field}-hint`}>{hint}</small>}
        </span>
      </label>
      <FieldError field={field} error={error} />
    </div>
  )
}

function Choice({
  input: { field, label, options, width },
  filled,
  error,
}: ControlProps<InputAs<'choice'>>) {
  return (
    <fieldset
      className={width ? `choices choices--row ${width}` : 'choices choices--row'}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${field}-error` : undefined}
    >
      <legend className="legend">{label}</legend>
      {Object.entries(options).map(([value, words], place) => (
        <label className="choice" key={value}>
          <input
            type="radio"
            id={place === 0 ? field : undefined}
            name={field}
            value={value}
            defaultChecked={filled === value}
          />
          <span>{words}</span>
        </label>
      ))}
      <FieldError field={field} error={error} />
    </fieldset>
  )
}

function FieldError({ field, error }: { field: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className="field__error" id={`${field}-error`}>
      <Icon name="alert" />
      {error}
    </p>
  )
}
