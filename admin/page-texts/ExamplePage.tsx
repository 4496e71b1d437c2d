import { Card } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { PageTextForm } from '../../rules/forms/check-page-text.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { inertPage } from './inert-page.ts'
import styles from './page-texts.module.css'

/** Who types on is not shown every letter. */
const SHOWN_AFTER_MS = 400

/** The page as the guest site draws it with what is typed; it runs nothing and leads nowhere. */
export function ExamplePage({ id, typed }: { id: string; typed: PageTextForm }) {
  const text = useText()
  const data = useBackOfficeData()
  const page = useSettled(typed)
  const {
    data: shown,
    error,
    refetch,
  } = useQuery({
    queryKey: ['page-texts', id, 'preview', page],
    queryFn: ({ signal }) => data.previewPage(id, page, signal),
    placeholderData: keepPreviousData,
  })
  const html = useMemo(() => (shown ? inertPage(shown.html) : ''), [shown])
  return (
    <section className={styles.example} aria-label={text('pageTexts.preview')}>
      <Card>
        <CardHead title={text('pageTexts.preview')} />
        <p className={styles.hint}>{text('pageTexts.previewHint')}</p>
        {shown?.errors.map((wrong) => (
          <Note key={wrong.text} tone="warn">
            {wrong.text}
          </Note>
        ))}
        {shown ? (
          // Nothing runs in it; its own origin is what lets it load the style sheets of the site.
          <iframe
            className={styles.page}
            title={page.title}
            sandbox="allow-same-origin"
            srcDoc={html}
          />
        ) : error ? (
          <LoadFailure
            what={text('pageTexts.previewFailed')}
            problem={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton label={text('kept.loading')} />
        )}
      </Card>
    </section>
  )
}

/** The page as it was when nothing was typed for a moment. */
function useSettled({ title, description, body }: PageTextForm): PageTextForm {
  const [settled, setSettled] = useState({ title, description, body })
  useEffect(() => {
    const soon = setTimeout(() => setSettled({ title, description, body }), SHOWN_AFTER_MS)
    return () => clearTimeout(soon)
  }, [title, description, body])
  return settled
}
