import { Field } from '../controls/Field.tsx'
import { MeantAddress } from '../forms/MeantAddress.tsx'
import { useWords } from '../texts/words.ts'
import { type BreakfastInput, labelOf } from './breakfast-inputs.ts'

/** One line of the order form, filled with what was typed where the server draws it again. */
export function BreakfastLine({
  input: { field, hint, width, optional, ...input },
  filled,
  most,
  error,
}: {
  input: BreakfastInput
  filled: string
  /** The most boxes of one order. */
  most: number
  error: string | undefined
}) {
  const words = useWords()
  const isCount = input.type === 'number'
  return (
    <Field
      id={field}
      label={labelOf(words, field)}
      error={error}
      below={input.type === 'email' && <MeantAddress />}
      {...(hint && { hint: words.siteBreakfast[hint] })}
      {...(width && { width })}
    >
      {(described) => (
        <input
          className="input"
          name={field}
          defaultValue={filled}
          {...(isCount && { min: 0, max: most, step: 1 })}
          {...input}
          {...described}
          required={!optional}
        />
      )}
    </Field>
  )
}
