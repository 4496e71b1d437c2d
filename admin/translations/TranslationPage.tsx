import { Card } from '@mui/material'
import { useMemo } from 'react'
import { EditBase, TextInput, useEditContext, useNotify } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router'
import type { TranslationView } from '../../api/texts/translation-shape.ts'
import { SENTENCES, checkTranslation } from '../../rules/forms/check-translation.ts'
import { blanksOf } from '../../rules/texts/fill-text.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { KeptForm } from '../kept/KeptForm.tsx'
import type { KeptFields } from '../kept/kept-noun.ts'
import { type SaveProblem, useSaving } from '../kept/use-saving.ts'
import { pageBlanks, pagePartNames } from '../page-texts/page-blanks.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { Fact } from '../text-corrections/Fact.tsx'
import { LiteralButton } from '../text-corrections/LiteralButton.tsx'
import corrections from '../text-corrections/text-corrections.module.css'
import { useListAddress } from '../text-corrections/use-list-address.ts'
import { useText } from '../texts/use-text.ts'
import { otherLanguages } from '../texts/words.ts'
import styles from './translations.module.css'
import { whereRead } from './where-read.ts'

/** /instellingen/vertalingen/aanpassen?id=: a text in another language, below its Dutch. */
export function TranslationPage() {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const list = useListAddress(screens.translations.path)
  const { problem, mutationOptions } = useSaving(() => {
    notify('translations.saved', { type: 'success' })
    void navigate(list, { state: nothingToSave })
  })
  return (
    <Page title={text('translations.one')} crumb={{ to: list, label: text('translations.title') }}>
      {id === '' ? (
        <Note tone="ink" title={text('kept.noId')} />
      ) : (
        <EditBase
          key={id}
          id={id}
          resource="translations"
          mutationMode="pessimistic"
          disableAuthentication
          // What failed is said in its place, and nobody is led away from it.
          queryOptions={{ onError: () => undefined }}
          mutationOptions={mutationOptions}
        >
          <TranslationForm problem={problem} list={list} />
        </EditBase>
      )}
    </Page>
  )
}

function TranslationForm({ problem, list }: { problem: SaveProblem; list: string }) {
  const text = useText()
  const { record, error, refetch } = useEditContext<TranslationView>()
  const fields = useTranslationFields(record)
  if (error instanceof ApiProblem && error.status === 404)
    return <Note tone="ink" title={text('kept.notFound')} />
  if (error)
    return <LoadFailure what={text('kept.failed')} problem={error} onRetry={() => void refetch()} />
  if (!record) return <ListSkeleton label={text('kept.loading')} />
  const isStored = record.state === 'translated' || (record.state === 'outdated' && isOwn(record))
  return (
    <>
      <div className={styles.note}>
        {record.refusal !== '' ? (
          <Note tone="warn" title={text('translations.broken')}>
            {text('translations.brokenHint', { why: record.refusal })}
          </Note>
        ) : record.state === 'outdated' ? (
          <Note tone="ink" title={text('translations.outdated')} />
        ) : null}
      </div>
      <Card className={corrections.card}>
        <dl className={`${corrections.facts} ${styles.original}`}>
          <Fact name={text('translations.dutch')} value={record.dutch} lang="nl" />
          {record.literal !== '' && (
            <Fact
              name={text('translations.literal')}
              value={record.literal}
              lang={record.language}
            />
          )}
          <Fact name={text('translations.where')} value={whereRead(record)} />
        </dl>
      </Card>
      <KeptForm noun={fields} submit={text('kept.save')} problem={problem}>
        {isStored ? (
          <LiteralButton
            resource="translations"
            list={list}
            says={{
              back: text(
                record.literal === '' ? 'translations.back' : 'translations.backToLiteral',
              ),
              isBack: text('translations.isBack'),
              again: text('translations.again'),
            }}
          />
        ) : null}
      </KeptForm>
    </>
  )
}

/** Whether staff wrote what guests read. */
const isOwn = ({ text, literal }: TranslationView) => text !== literal

/** The form of a translation: one field, judged as the form of its Dutch judges it. */
function useTranslationFields(record: TranslationView | undefined): KeptFields<TranslationView> {
  const text = useText()
  return useMemo(
    () => ({
      Fields: () => <Field record={record} />,
      check: ({ text: typed }) => (record ? checkTranslation(record, typed ?? '') : []),
      fieldNames: { text: text('translations.text') },
    }),
    [record, text],
  )
}

function Field({ record }: { record: TranslationView | undefined }) {
  const text = useText()
  const language = otherLanguages().find(([tag]) => tag === record?.language)?.[1]
  const blanks = blanksOf(record?.literal ?? '').map((name) => `{${name}}`)
  const isPage = record?.noun === 'page_texts' && record.field === 'body'
  return (
    <TextInput
      variant="outlined"
      source="text"
      label={language ?? text('translations.text')}
      multiline
      minRows={isPage ? 12 : 2}
      fullWidth
      slotProps={{ htmlInput: { lang: record?.language } }}
      // A text may begin with a space, and the field must be able to be emptied.
      parse={(typed: string) => typed}
      helperText={
        isPage
          ? text('pageTexts.bodyHint', {
              facts: pageBlanks.join(', '),
              parts: pagePartNames.join(', '),
            })
          : record?.noun === SENTENCES && blanks.length > 0
            ? text('translations.blanks', { blanks: blanks.join(', ') })
            : false
      }
    />
  )
}
