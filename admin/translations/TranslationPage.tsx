import { Card } from '@mui/material'
import { useMemo } from 'react'
import { TextInput } from 'react-admin'
import type { TranslationView } from '../../api/texts/translation-shape.ts'
import { SENTENCES, checkTranslation } from '../../rules/forms/check-translation.ts'
import { blanksOf } from '../../rules/texts/fill-text.ts'
import { KeptForm } from '../kept/KeptForm.tsx'
import type { KeptFields } from '../kept/kept-noun.ts'
import { languageName } from '../languages/guest-languages.ts'
import { pageBlanks, pagePartNames } from '../page-texts/page-blanks.ts'
import { Note } from '../shell/Note.tsx'
import { EditTextPage, type TextFormProps } from '../text-corrections/EditTextPage.tsx'
import { Fact } from '../text-corrections/Fact.tsx'
import { LiteralButton } from '../text-corrections/LiteralButton.tsx'
import corrections from '../text-corrections/text-corrections.module.css'
import { useText } from '../texts/use-text.ts'
import styles from './translations.module.css'
import { whereRead } from './where-read.ts'

/** /instellingen/vertalingen/aanpassen?id=: a text in another language, below its Dutch. */
export function TranslationPage() {
  const text = useText()
  return (
    <EditTextPage<TranslationView>
      resource="translations"
      texts={{
        one: text('translations.one'),
        title: text('translations.title'),
        saved: text('translations.saved'),
      }}
    >
      {(form) => <TranslationForm {...form} />}
    </EditTextPage>
  )
}

function TranslationForm({ row, problem, list }: TextFormProps<TranslationView>) {
  const text = useText()
  const fields = useTranslationFields(row)
  // An outdated one may be the literal text; a broken one is stored, though no guest reads it.
  const isStored =
    row.state === 'translated' ||
    row.refusal !== '' ||
    (row.state === 'outdated' && row.text !== row.literal)
  return (
    <>
      <div className={styles.note}>
        {row.refusal !== '' ? (
          <Note tone="warn" title={text('translations.broken')}>
            {text('translations.brokenHint', { why: row.refusal })}
          </Note>
        ) : row.state === 'outdated' ? (
          <Note tone="ink" title={text('translations.outdated')} />
        ) : null}
      </div>
      <Card className={corrections.card}>
        <dl className={`${corrections.facts} ${styles.original}`}>
          <Fact name={text('translations.dutch')} value={row.dutch} lang="nl" />
          {row.literal !== '' && (
            <Fact name={text('translations.literal')} value={row.literal} lang={row.language} />
          )}
          <Fact name={text('translations.where')} value={whereRead(row)} />
        </dl>
      </Card>
      <KeptForm noun={fields} submit={text('kept.save')} problem={problem}>
        {isStored ? (
          <LiteralButton
            resource="translations"
            list={list}
            texts={{
              button: text(row.literal === '' ? 'translations.back' : 'translations.backToLiteral'),
              done: text('translations.isBack'),
              undone: text('translations.again'),
            }}
          />
        ) : null}
      </KeptForm>
    </>
  )
}

/** The form of a translation: one field, judged as the form of its Dutch judges it. */
function useTranslationFields(row: TranslationView): KeptFields<TranslationView> {
  const text = useText()
  return useMemo(
    () => ({
      Fields: () => <Field row={row} />,
      check: ({ text: typed }) => checkTranslation(row, typed ?? ''),
      fieldNames: { text: text('translations.text') },
    }),
    [row, text],
  )
}

function Field({ row }: { row: TranslationView }) {
  const text = useText()
  const blanks = blanksOf(row.literal).map((name) => `{${name}}`)
  const isPage = row.noun === 'page_texts' && row.field === 'body'
  return (
    <TextInput
      variant="outlined"
      source="text"
      label={languageName(row.language)}
      multiline
      minRows={isPage ? 12 : 2}
      fullWidth
      slotProps={{ htmlInput: { lang: row.language } }}
      // A text may begin with a space, and the field must be able to be emptied.
      parse={(typed: string) => typed}
      helperText={
        isPage
          ? text('pageTexts.bodyHint', {
              facts: pageBlanks.join(', '),
              parts: pagePartNames.join(', '),
            })
          : row.noun === SENTENCES && blanks.length > 0
            ? text('translations.blanks', { blanks: blanks.join(', ') })
            : false
      }
    />
  )
}
