import { useMemo } from 'react'
import { TextInput } from 'react-admin'
import type { TextView } from '../../api/texts/text-shape.ts'
import { checkTextCorrection } from '../../rules/forms/check-text-correction.ts'
import { blanksOf } from '../../rules/texts/fill-text.ts'
import type { KeptFields } from '../kept/kept-noun.ts'
import { useText } from '../texts/use-text.ts'

/** The form of a text: one field, judged by the literal words that it stands in place of. */
export function useTextFields(literal: string): KeptFields<TextView> {
  const text = useText()
  return useMemo(
    () => ({
      Fields: () => <Field literal={literal} />,
      check: ({ text: typed }) => checkTextCorrection(literal, typed ?? ''),
      fieldNames: { text: text('textCorrections.text') },
    }),
    [literal, text],
  )
}

function Field({ literal }: { literal: string }) {
  const text = useText()
  const blanks = blanksOf(literal).map((name) => `{${name}}`)
  return (
    <TextInput
      variant="outlined"
      source="text"
      label={text('textCorrections.text')}
      multiline
      minRows={2}
      fullWidth
      // A text may begin with a space, and the field must be able to be emptied.
      parse={(typed: string) => typed}
      helperText={
        blanks.length > 0 ? text('textCorrections.blanks', { blanks: blanks.join(', ') }) : false
      }
    />
  )
}
