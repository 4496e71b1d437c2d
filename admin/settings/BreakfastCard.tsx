import { Card, FormControlLabel, Switch } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import styles from './settings.module.css'

/** Whether breakfast in the house is part of every stay (setting `breakfast.included`). */
export function BreakfastCard() {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const offline = useLive().status === 'lost'
  const setting = useQuery({
    queryKey: ['breakfast-setting'],
    queryFn: () => data.readBreakfastSetting(),
  })
  const save = useMutation({
    mutationFn: (included: boolean) => data.setBreakfastSetting(included),
    onSuccess: (now) => {
      client.setQueryData(['breakfast-setting'], now)
      notify(text(now.included ? 'settings.breakfast.on' : 'settings.breakfast.off'), {
        type: 'success',
      })
    },
    onError: (problem) => notify(failureText(problem), { type: 'error' }),
  })
  if (setting.error)
    return (
      <LoadFailure
        what={text('settings.breakfast.failed')}
        problem={setting.error}
        onRetry={() => void setting.refetch()}
      />
    )
  if (!setting.data) return null
  return (
    <Card>
      <CardHead title={text('settings.breakfast.title')} />
      <div className={styles.pad}>
        <FormControlLabel
          label={text('settings.breakfast.field')}
          disabled={offline || save.isPending}
          control={
            <Switch
              checked={setting.data.included}
              onChange={(event) => save.mutate(event.target.checked)}
            />
          }
        />
        <p className={styles.explain}>{text('settings.breakfast.explain')}</p>
        {offline ? <p className={styles.explain}>{text('live.reason')}</p> : null}
      </div>
    </Card>
  )
}
