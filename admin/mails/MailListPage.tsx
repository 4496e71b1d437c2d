import { ListBase, useListContext } from 'react-admin'
import type { MailView } from '../../api/mail/mail-shapes.ts'
import { ListPager } from '../shell/ListPager.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { MailTable } from './MailTable.tsx'
import { MailSkeleton } from './MailSkeleton.tsx'

/** /mail: every mail of the property, newest first, also those no mail server ever saw. */
export function MailListPage() {
  const text = useText()
  return (
    <Page title={text('mails.title')}>
      <ListBase<MailView>
        resource="mails"
        perPage={25}
        sort={{ field: 'createdAt', order: 'DESC' }}
        disableAuthentication
        storeKey={false}
      >
        <Mails />
      </ListBase>
    </Page>
  )
}

function Mails() {
  const text = useText()
  const { data, error, isPending, refetch, total } = useListContext<MailView>()
  if (error)
    return (
      <LoadFailure what={text('mails.failed')} problem={error} onRetry={() => void refetch()} />
    )
  if (isPending || !data) return <MailSkeleton />
  if (total === 0)
    return (
      <Note tone="ink" title={text('mails.empty')}>
        {text('mails.emptyHint')}
      </Note>
    )
  return (
    <>
      <MailTable mails={data} />
      <ListPager />
    </>
  )
}
