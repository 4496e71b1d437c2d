import { Card } from '@mui/material'
import { EditBase, useEditContext, useNotify } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router'
import type { TextView } from '../../api/texts/text-shape.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { KeptForm } from '../kept/KeptForm.tsx'
import { type SaveProblem, useSaving } from '../kept/use-saving.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import { Fact } from './Fact.tsx'
import { LiteralButton } from './LiteralButton.tsx'
import styles from './text-corrections.module.css'
import { useListAddress } from './use-list-address.ts'
import { useTextFields } from './use-text-fields.tsx'

/** /instellingen/teksten/aanpassen?id=: a text of the catalogue beside its literal words. */
export function TextPage() {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const list = useListAddress(screens.texts.path)
  const { problem, mutationOptions } = useSaving(() => {
    notify('textCorrections.changed', { type: 'success' })
    void navigate(list, { state: nothingToSave })
  })
  return (
    <Page
      title={text('textCorrections.one')}
      crumb={{ to: list, label: text('textCorrections.title') }}
    >
      {id === '' ? (
        <Note tone="ink" title={text('kept.noId')} />
      ) : (
        <EditBase
          key={id}
          id={id}
          resource="texts"
          mutationMode="pessimistic"
          disableAuthentication
          // What failed is said in its place, and nobody is led away from it.
          queryOptions={{ onError: () => undefined }}
          mutationOptions={mutationOptions}
        >
          <TextForm problem={problem} list={list} />
        </EditBase>
      )}
    </Page>
  )
}

function TextForm({ problem, list }: { problem: SaveProblem; list: string }) {
  const text = useText()
  const { record, error, refetch } = useEditContext<TextView>()
  const noun = useTextFields(record?.literal ?? '')
  if (error instanceof ApiProblem && error.status === 404)
    return <Note tone="ink" title={text('kept.notFound')} />
  if (error)
    return <LoadFailure what={text('kept.failed')} problem={error} onRetry={() => void refetch()} />
  if (!record) return <ListSkeleton label={text('kept.loading')} />
  return (
    <>
      {record.refusal ? (
        <Note tone="warn" title={text('textCorrections.broken')}>
          {text('textCorrections.brokenHint', { why: record.refusal })}
        </Note>
      ) : null}
      <Card className={styles.card}>
        <dl className={styles.facts}>
          <Fact name={text('textCorrections.literal')} value={record.literal || '–'} />
          <Fact name={text('textCorrections.where')} value={record.where || record.areaName} />
        </dl>
      </Card>
      <KeptForm noun={noun} submit={text('kept.save')} problem={problem}>
        {record.corrected ? (
          <LiteralButton
            resource="texts"
            list={list}
            says={{
              back: text('textCorrections.back'),
              isBack: text('textCorrections.isLiteral'),
              again: text('textCorrections.backAgain'),
            }}
          />
        ) : null}
      </KeptForm>
    </>
  )
}
