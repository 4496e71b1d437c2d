import { Card, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MailTemplateDetail } from '../../api/mail-templates/mail-templates.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { LanguageSelect } from '../languages/LanguageSelect.tsx'
import mail from '../mails/mail-page.module.css'
import { MailPreview } from '../mails/MailPreview.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './mail-templates.module.css'
import type { TypedExample } from './typed-texts.ts'

/** Who types on is not shown every letter. */
const SHOWN_AFTER_MS = 300

/** A mail as its template writes it with these texts, in a language of guests, made by the server. */
export function ExampleMail({
  template: { id, languages },
  example,
  onLanguage,
}: {
  template: MailTemplateDetail
  example: TypedExample
  onLanguage(tag: string): void
}) {
  const text = useText()
  const data = useBackOfficeData()
  const settled = useSettled(example)
  const [shape, setShape] = useState<'html' | 'text'>('html')
  const {
    data: shown,
    error,
    refetch,
  } = useQuery({
    queryKey: ['mail-templates', id, 'preview', settled],
    queryFn: ({ signal }) => data.previewMail(id, settled, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles.example} aria-label={text('mailTemplates.preview')}>
      <Card>
        <CardHead title={text('mailTemplates.preview')}>
          <ToggleButtonGroup
            value={shape}
            aria-label={text('mails.view')}
            onChange={(_, chosen: 'html' | 'text' | null) => chosen && setShape(chosen)}
          >
            <ToggleButton value="html">{text('mails.html')}</ToggleButton>
            <ToggleButton value="text">{text('mails.text')}</ToggleButton>
          </ToggleButtonGroup>
        </CardHead>
        <p className={styles.previewHint}>{text('mailTemplates.previewHint')}</p>
        {languages.length > 1 && (
          <LanguageSelect size="small" value={example.language} onChange={onLanguage} />
        )}
        {shown ? (
          <>
            <dl className={styles.subject}>
              <dt>{text('mailTemplates.subject')}</dt>
              <dd aria-live="polite">{shown.subject}</dd>
            </dl>
            {shape === 'html' ? (
              <MailPreview html={shown.html} subject={shown.subject} />
            ) : (
              <pre className={mail.text}>{shown.text}</pre>
            )}
          </>
        ) : error ? (
          <LoadFailure
            what={text('mailTemplates.previewFailed')}
            problem={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton label={text('mailTemplates.loading')} />
        )}
      </Card>
    </section>
  )
}

/** The example as it was when nothing was typed for a moment. */
function useSettled(typed: TypedExample): TypedExample {
  const [settled, setSettled] = useState(typed)
  const now = JSON.stringify(typed)
  useEffect(() => {
    const soon = setTimeout(() => setSettled(JSON.parse(now) as TypedExample), SHOWN_AFTER_MS)
    return () => clearTimeout(soon)
  }, [now])
  return settled
}
