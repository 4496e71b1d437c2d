import { useState } from 'react'
import { ErrorNote } from '../shell/ErrorNote.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { overviewTexts } from '../texts/overview.ts'
import { useText } from '../texts/use-text.ts'
import { OverviewLinks } from './OverviewLinks.tsx'
import { Sample } from './Sample.tsx'
import styles from './overview.module.css'

/** /errors (BO §1, §2): what staff see when something fails, with nothing that failed. */
export function ErrorsPage() {
  const text = useText()
  const [tries, setTries] = useState(0)
  const again = () => setTries(tries + 1)
  return (
    <Page title={overviewTexts.errors}>
      <OverviewLinks />
      <div className={styles.stack}>
        <Sample title={overviewTexts.brokenScreen}>
          <ErrorNote key={tries} onRetry={again} />
        </Sample>
        <Sample title={overviewTexts.notRead}>
          <LoadFailure what={text('shell.nothingChanged')} onRetry={again} />
        </Sample>
        <Sample title={overviewTexts.notFound}>
          <Note tone="ink" title={text('shell.notFound')} live={false} />
        </Sample>
      </div>
    </Page>
  )
}
