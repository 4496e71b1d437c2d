import { Card } from '@mui/material'
import { EditBase, useEditContext, useNotify } from 'react-admin'
import { useLocation, useSearchParams } from 'react-router'
import type { FormMessageView } from '../../api/forms/form-message-view.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { FormAnswers } from './FormAnswers.tsx'
import { FormMessageSkeleton } from './FormMessageSkeleton.tsx'
import { FormNotes } from './FormNotes.tsx'
import styles from './forms.module.css'
import { HandledMark } from './HandledMark.tsx'

/** The lists that the page of one belongs to, by its address. */
const lists = {
  [screens.message.path]: 'messages',
  [screens.vendorRegistration.path]: 'vendorRegistrations',
  [screens.projectRequest.path]: 'projectRequests',
} as const

/** /berichten/details?id=, and the same of the two others: what was filled in, and what staff note. */
export function FormMessagePage() {
  const text = useText()
  const notify = useNotify()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const list = lists[pathname as keyof typeof lists] ?? 'messages'
  const crumb = { to: screens[list].path, label: text(`forms.titles.${list}`) }
  return (
    <Page title={text(`forms.one.${list}`)} crumb={crumb}>
      {id === '' ? (
        <Note tone="ink" title={text('forms.noId')} />
      ) : (
        <EditBase
          key={id}
          id={id}
          redirect={false}
          mutationMode="pessimistic"
          disableAuthentication
          // What failed is said in its place, and nobody is led away from it.
          queryOptions={{ onError: () => undefined }}
          mutationOptions={{ onSuccess: () => notify(text('forms.saved'), { type: 'success' }) }}
        >
          <FormMessage />
        </EditBase>
      )}
    </Page>
  )
}

function FormMessage() {
  const text = useText()
  const { record, error, refetch } = useEditContext<FormMessageView>()
  if (!record) {
    if (error instanceof ApiProblem && error.status === 404)
      return <Note tone="ink" title={text('forms.notFound')} />
    if (error)
      return (
        <LoadFailure what={text('forms.failed')} problem={error} onRetry={() => void refetch()} />
      )
    return <FormMessageSkeleton />
  }
  return (
    <>
      <div className={styles.head}>
        <h2>{record.name}</h2>
        <HandledMark handled={record.handled} />
      </div>
      <div className={styles.columns}>
        <Card>
          <CardHead title={text('forms.answers')} />
          <FormAnswers message={record} />
        </Card>
        <Card>
          <CardHead title={text('forms.yourNotes')} />
          <FormNotes key={`${record.handled} ${record.note}`} />
        </Card>
      </div>
    </>
  )
}
