import { useEffect, useMemo } from 'react'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { KeptPageView } from '../../api/pages/page-text-shape.ts'
import { type PageTextForm, checkPageText } from '../../rules/forms/check-page-text.ts'
import type { KeptFields } from '../kept/kept-noun.ts'
import { useText } from '../texts/use-text.ts'
import { pageBlanks, pagePartNames } from './page-blanks.ts'

/** The form of a page; `onType` hears what is typed, for the preview beside it. */
export function usePageFields(onType: (typed: PageTextForm) => void): KeptFields<KeptPageView> {
  const text = useText()
  return useMemo(
    () => ({
      Fields: () => <Fields onType={onType} />,
      check: (typed) => checkPageText(formOf(typed), typed.mayBeEmpty),
      fieldNames: {
        title: text('pageTexts.titleField'),
        description: text('pageTexts.description'),
        body: text('pageTexts.body'),
      },
    }),
    [onType, text],
  )
}

const formOf = ({ title, description, body }: Partial<PageTextForm>): PageTextForm => ({
  title: title ?? '',
  description: description ?? '',
  body: body ?? '',
})

function Fields({ onType }: { onType: (typed: PageTextForm) => void }) {
  const text = useText()
  const { title, description, body } = formOf(useWatch() as Partial<PageTextForm>)
  useEffect(() => onType({ title, description, body }), [onType, title, description, body])
  return (
    <>
      <TextInput
        variant="outlined"
        source="title"
        label={text('pageTexts.titleField')}
        helperText={false}
      />
      <TextInput
        variant="outlined"
        source="description"
        label={text('pageTexts.description')}
        helperText={text('pageTexts.descriptionHint')}
        multiline
      />
      <TextInput
        variant="outlined"
        source="body"
        label={text('pageTexts.body')}
        helperText={text('pageTexts.bodyHint', {
          facts: pageBlanks.join(' '),
          parts: pagePartNames.join(' '),
        })}
        multiline
        minRows={12}
        maxRows={28}
      />
    </>
  )
}
