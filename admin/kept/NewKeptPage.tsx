import { CreateBase, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { Page } from '../shell/Page.tsx'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import type { KeptNoun, KeptRow } from './kept-noun.ts'
import { KeptForm } from './KeptForm.tsx'
import { useSaving } from './use-saving.ts'
import { useTrialKept } from './use-trial-kept.ts'

/** One more row of a kind that staff keep. */
export function NewKeptPage<Row extends KeptRow>({
  noun,
  said = () => ({ told: noun.words.added, type: 'success' }),
}: {
  noun: KeptNoun<Row>
  /** What is said of the row that came, where it is not always the same. */
  said?: (row: Row) => { told: string; type: 'success' | 'warning' }
}) {
  const notify = useNotify()
  const navigate = useNavigate()
  const trial = useTrialKept(noun, noun.words.added)
  const list = noun.listAddress ?? screens[noun.screens.list].path
  const { problem, mutationOptions } = useSaving<Row>((row) => {
    const { told, type } = said(row)
    // A warning would go with this screen where it was drawn before the next one is.
    notify(told, { type: type === 'warning' ? 'info' : type })
    void navigate(list, { state: nothingToSave })
  })
  return (
    <Page title={noun.words.add} crumb={{ to: list, label: noun.words.title }}>
      <CreateBase
        resource={noun.resource}
        record={noun.blank}
        disableAuthentication
        mutationOptions={mutationOptions}
      >
        <KeptForm noun={noun} submit={noun.words.add} problem={problem} trial={trial} />
      </CreateBase>
    </Page>
  )
}
