import { useState } from 'react'
import { EditBase, useEditContext, useNotify } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { KeptPageView } from '../../api/pages/page-text-shape.ts'
import { type PageTextForm, checkPageText } from '../../rules/forms/check-page-text.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { KeptForm } from '../kept/KeptForm.tsx'
import { type SaveProblem, useSaving } from '../kept/use-saving.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { ExamplePage } from './ExamplePage.tsx'
import styles from './page-texts.module.css'
import { SuppliedButton } from './SuppliedButton.tsx'
import { usePageFields } from './use-page-fields.tsx'

/** /instellingen/paginas/aanpassen?id=: a page in Markdown, beside how guests see it. */
export function PageTextPage() {
  const text = useText()
  const notify = useNotify()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  // After a save the form starts again from what was saved.
  const [saves, setSaves] = useState(0)
  const again = () => setSaves((count) => count + 1)
  const { problem, mutationOptions } = useSaving(() => {
    notify('pageTexts.saved', { type: 'success' })
    again()
  })
  return (
    <Page
      title={text('pageTexts.page')}
      crumb={{ to: screens.pageTexts.path, label: text('pageTexts.title') }}
    >
      {id === '' ? (
        <Note tone="ink" title={text('kept.noId')} />
      ) : (
        <EditBase
          key={id}
          id={id}
          resource="page-texts"
          mutationMode="pessimistic"
          redirect={false}
          disableAuthentication
          // What failed is said in its place, and nobody is led away from it.
          queryOptions={{ onError: () => undefined }}
          mutationOptions={mutationOptions}
        >
          <PageForm key={saves} problem={problem} onSupplied={again} />
        </EditBase>
      )}
    </Page>
  )
}

function PageForm({ problem, onSupplied }: { problem: SaveProblem; onSupplied(): void }) {
  const text = useText()
  const { record, error, refetch } = useEditContext<KeptPageView>()
  const [typed, setTyped] = useState<PageTextForm | null>(null)
  const noun = usePageFields(setTyped)
  if (error instanceof ApiProblem && error.status === 404)
    return <Note tone="ink" title={text('kept.notFound')} />
  if (error)
    return <LoadFailure what={text('kept.failed')} problem={error} onRetry={() => void refetch()} />
  if (!record) return <ListSkeleton label={text('kept.loading')} />
  const shown = typed ?? record
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <KeptForm noun={noun} submit={text('kept.save')} problem={problem}>
          {record.changed ? <SuppliedButton onDone={onSupplied} /> : null}
        </KeptForm>
        <p className={styles.visit}>
          {record.body === '' ? (
            text('pageTexts.emptyHint')
          ) : (
            <a href={record.address} target="_blank" rel="noreferrer">
              {text('pageTexts.visit')}
            </a>
          )}
        </p>
      </div>
      <ExamplePage
        id={record.id}
        typed={checkPageText(shown, record.mayBeEmpty).length === 0 ? shown : record}
      />
    </div>
  )
}
