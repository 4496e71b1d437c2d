import { ListContextProvider, useList, useListContext } from 'react-admin'
import type { MailState } from '../../api/mail/mail-state.ts'
import type { MailView } from '../../api/mail/mail-shapes.ts'
import { MailSkeleton } from '../mails/MailSkeleton.tsx'
import { MailTable } from '../mails/MailTable.tsx'
import { ListPager } from '../shell/ListPager.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { mailTexts } from '../texts/mails.ts'
import { overviewTexts } from '../texts/overview.ts'
import { useText } from '../texts/use-text.ts'
import { OverviewLinks } from './OverviewLinks.tsx'
import { Sample } from './Sample.tsx'
import styles from './overview.module.css'

const states = Object.keys(mailTexts.states) as MailState[]

/** A row per state, and no guest's: each says what stands at its place. */
const rows = states.concat(states).map((state, index): MailView => ({
  id: `voorbeeld-${index + 1}`,
  subjectKind: 'booking',
  subjectId: '',
  subjectNumber: mailTexts.about,
  kind: 'voorbeeld',
  kindName: mailTexts.kind,
  state,
  recipient: mailTexts.recipient,
  recipientName: `${mailTexts.guest} ${index + 1}`,
  subject: mailTexts.subject,
  createdAt: '2000-01-01T11:00:00.000Z',
  sentAt: null,
}))

/** /tables (BO §1, §2): a list as every screen has it, in each of its states. */
export function TablesPage() {
  const text = useText()
  const list = useList<MailView>({ data: rows, perPage: states.length })
  return (
    <Page title={overviewTexts.tables}>
      <OverviewLinks />
      <div className={styles.stack}>
        <Sample title={overviewTexts.filled}>
          <ListContextProvider value={list}>
            <Rows />
            <ListPager />
          </ListContextProvider>
        </Sample>
        <div className={styles.columns}>
          <Sample title={overviewTexts.loading}>
            <MailSkeleton />
          </Sample>
          <Sample title={overviewTexts.empty}>
            <Note tone="ink" title={text('mails.empty')} live={false}>
              {text('mails.emptyHint')}
            </Note>
          </Sample>
          <Sample title={overviewTexts.notRead}>
            <LoadFailure what={text('mails.failed')} onRetry={() => undefined} />
          </Sample>
        </div>
      </div>
    </Page>
  )
}

function Rows() {
  const { data = [] } = useListContext<MailView>()
  return <MailTable mails={data} />
}
