import { Button, Card } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { OldSiteReport } from '../../api/old-site/old-site-report.ts'
import type { Decisions } from '../../rules/old-site/old-house.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { MORE_SETTINGS } from '../settings/more-settings.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { FileChoice } from '../shell/FileChoice.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { OldSiteReportCards } from './OldSiteReportCards.tsx'
import styles from './old-site.module.css'

/** What the API takes at most (api/old-site/old-site-controller.ts). */
const MOST_BYTES = 24 * 1024 * 1024

/** /instellingen/verhuizen: the export of the old site, first tried and then imported. */
export function OldSitePage() {
  const text = useText()
  const field = useId()
  const data = useBackOfficeData()
  const [file, setFile] = useState<{ name: string; tree: unknown } | null>(null)
  const [wrong, setWrong] = useState('')
  const [choices, setChoices] = useState<Decisions>({})
  const {
    mutate,
    data: report,
    error,
    isPending,
    reset,
    variables,
  } = useMutation({
    mutationFn: (asked: { tree: unknown; decisions: Decisions; keep: boolean }) =>
      data.call<OldSiteReport>('old-site-imports', asked),
  })
  const run = (keep: boolean, tree = file?.tree, decisions = choices) =>
    isPending || mutate({ tree, decisions, keep })

  async function choose([chosen]: File[]) {
    if (!chosen) return
    reset()
    setFile(null)
    setChoices({})
    setWrong(chosen.size > MOST_BYTES ? text('oldSite.tooLarge') : '')
    if (chosen.size > MOST_BYTES) return
    try {
      const tree: unknown = JSON.parse(await chosen.text())
      setFile({ name: chosen.name, tree })
      run(false, tree, {})
    } catch {
      setWrong(text('oldSite.noJson'))
    }
  }

  return (
    <Page
      title={text('oldSite.title')}
      crumb={{ to: MORE_SETTINGS, label: text('settings.title') }}
    >
      <div className={styles.cards}>
        <Card>
          <CardHead title={text('oldSite.card')} />
          <div className={styles.body}>
            <p>{text('oldSite.explain')}</p>
            <div className={styles.buttons}>
              <FileChoice
                label={text('oldSite.choose')}
                accept=".json,application/json"
                disabled={isPending}
                invalid={wrong !== ''}
                describedBy={`${field}-said`}
                onChoose={(files) => void choose(files)}
              />
              {file ? <span>{text('oldSite.chosen', { name: file.name })}</span> : null}
            </div>
            {wrong ? (
              <div id={`${field}-said`}>
                <Note tone="bad" title={wrong} />
              </div>
            ) : null}
            {isPending ? (
              <p role="status" aria-busy="true">
                {text(variables.keep ? 'oldSite.bringing' : 'oldSite.trying')}
              </p>
            ) : null}
            {error ? (
              <div id={`${field}-said`}>
                {error instanceof ApiProblem && error.status === 400 ? (
                  <Note tone="bad" title={error.message} />
                ) : (
                  <Note tone="bad" title={text('oldSite.failed')}>
                    <p>{failureText(error)}</p>
                    <Button onClick={() => run(false)}>{text('shell.retry')}</Button>
                  </Note>
                )}
              </div>
            ) : null}
          </div>
        </Card>
        {report && !isPending ? (
          <OldSiteReportCards
            report={report}
            choices={choices}
            onChoose={setChoices}
            onTry={() => run(false)}
            onBring={() => run(true)}
          />
        ) : null}
      </div>
    </Page>
  )
}
