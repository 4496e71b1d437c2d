import { Card, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MailDetailView } from '../../api/mail/mail-shapes.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useOne } from '../data/use-one.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { AttachmentLinks } from './AttachmentLinks.tsx'
import styles from './mail-page.module.css'
import { MailPreview } from './MailPreview.tsx'
import { MailSkeleton } from './MailSkeleton.tsx'
import { MailStateMark } from './MailStateMark.tsx'
import { SubjectLink } from './SubjectLink.tsx'
import { screens } from '../../screens/screen-routes.ts'

/** /mail/details?id=: the mail as it was made, what became of it, and its attachments. */
export function MailPage() {
  const text = useText()
  const moment = usePastMoment()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const { data: mail, error, refetch } = useOne<MailDetailView>('mails', id)
  const [shape, setShape] = useState<'html' | 'text'>('html')
  const crumb = { to: screens.mails.path, label: text('mails.title') }

  if (mail === undefined) {
    const unknown = error instanceof ApiProblem && (error.status === 404 || error.status === 400)
    const missing = id === '' ? text('mails.noId') : unknown ? text('mails.notFound') : null
    return (
      <Page title={text('mails.title')} crumb={crumb}>
        {missing ? (
          <Note tone="ink" title={missing} />
        ) : error ? (
          <LoadFailure what={text('mails.failed')} problem={error} onRetry={() => void refetch()} />
        ) : (
          <MailSkeleton />
        )}
      </Page>
    )
  }
  return (
    <Page title={mail.kindName} crumb={crumb}>
      <div className={styles.head}>
        <h2>{mail.subject}</h2>
        <MailStateMark state={mail.state} />
      </div>
      <p className={styles.hint}>{text(`mails.stateHints.${mail.state}`)}</p>
      <Card>
        <dl className={styles.facts}>
          <div>
            <dt>{text('mails.recipient')}</dt>
            <dd>
              {mail.recipientName ? `${mail.recipientName}, ` : ''}
              {mail.recipient}
            </dd>
          </div>
          <div>
            <dt>{text('mails.created')}</dt>
            <dd>{moment(mail.createdAt)}</dd>
          </div>
          {mail.sentAt ? (
            <div>
              <dt>{text('mails.sent')}</dt>
              <dd>{moment(mail.sentAt)}</dd>
            </div>
          ) : null}
          <div>
            <dt>{text('mails.about')}</dt>
            <dd>
              <SubjectLink mail={mail} />
            </dd>
          </div>
          <div>
            <dt>{text('mails.attachments')}</dt>
            <dd>
              <AttachmentLinks attachments={mail.attachments} />
            </dd>
          </div>
        </dl>
      </Card>
      <div className={styles.shape}>
        <ToggleButtonGroup
          value={shape}
          aria-label={text('mails.view')}
          onChange={(_, chosen: 'html' | 'text' | null) => chosen && setShape(chosen)}
        >
          <ToggleButton value="html">{text('mails.html')}</ToggleButton>
          <ToggleButton value="text">{text('mails.text')}</ToggleButton>
        </ToggleButtonGroup>
      </div>
      <Card>
        {shape === 'html' ? (
          <MailPreview html={mail.html} subject={mail.subject} />
        ) : (
          <pre className={styles.text}>{mail.text}</pre>
        )}
      </Card>
    </Page>
  )
}
