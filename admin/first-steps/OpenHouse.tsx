import { Button, Card } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { FirstStepsView } from '../../api/first-steps/first-steps-view.ts'
import { GUEST_HOME } from '../../screens/screen-routes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { AskedButton } from '../people/AskedButton.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import styles from './first-steps.module.css'

/** The last press of the guide: guests can book from then on. */
export function OpenHouse({ steps: { isOpen, mayOpen } }: { steps: FirstStepsView }) {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const offline = useLive().status === 'lost'
  const opening = useMutation({
    mutationFn: () => data.openHouse(),
    onSuccess: (steps) => {
      client.setQueryData(['first-steps'], steps)
      notify(text('firstSteps.opened'), { type: 'success' })
      return client.invalidateQueries({ queryKey: ['property'] })
    },
    // What is missing now stands at its step.
    onError: () => client.invalidateQueries({ queryKey: ['first-steps'] }),
  })
  const { isPending, error } = opening
  async function close() {
    const closed = await data.call<FirstStepsView>('first-steps/close')
    client.setQueryData(['first-steps'], closed)
    notify(text('firstSteps.closed'), { type: 'success' })
    await client.invalidateQueries({ queryKey: ['property'] })
  }
  return (
    <Card className={styles.step ?? ''}>
      <CardHead title={text('firstSteps.openTitle')} />
      <div className={styles.body}>
        {isOpen ? (
          <>
            <Note tone="ok" live={false}>
              {text('firstSteps.isOpen')}
            </Note>
            <a href={GUEST_HOME}>{text('firstSteps.toSite')}</a>
            <div className={styles.row}>
              <AskedButton title={text('firstSteps.close')} isDestructive send={close}>
                {text('firstSteps.closeHow')}
              </AskedButton>
            </div>
          </>
        ) : (
          <>
            <p>{text('firstSteps.openHow')}</p>
            {mayOpen ? null : <p className={styles.hint}>{text('firstSteps.notYet')}</p>}
            <div className={styles.row}>
              <Button
                variant="contained"
                disabled={offline || !mayOpen}
                aria-disabled={isPending}
                onClick={() => void (isPending || opening.mutate())}
              >
                {isPending ? text('firstSteps.trying') : text('firstSteps.open')}
              </Button>
            </div>
            {error ? <Note tone="bad">{failureText(error)}</Note> : null}
          </>
        )}
      </div>
    </Card>
  )
}
