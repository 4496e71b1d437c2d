import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { MailTemplateForm } from './MailTemplateForm.tsx'

/** /instellingen/mails/aanpassen?id=: the texts of a kind of mail beside an example of it. */
export function MailTemplatePage() {
  const text = useText()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const data = useBackOfficeData()
  const {
    data: template,
    error,
    refetch,
  } = useQuery({
    queryKey: ['mail-templates', id],
    queryFn: () => data.readMailTemplate(id),
    enabled: id !== '',
  })
  const missing = error instanceof ApiProblem && error.status === 404
  return (
    <Page
      title={template?.name ?? text('mailTemplates.mail')}
      crumb={{ to: screens.mailTemplates.path, label: text('mailTemplates.title') }}
    >
      {id === '' ? (
        <Note tone="ink" title={text('mailTemplates.noId')} />
      ) : missing ? (
        <Note tone="ink" title={text('mailTemplates.notFound')} />
      ) : template ? (
        <MailTemplateForm key={id} template={template} />
      ) : error ? (
        <LoadFailure
          what={text('mailTemplates.failed')}
          problem={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={text('mailTemplates.loading')} />
      )}
    </Page>
  )
}
