import { Button, Card, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { checkOptionalText } from '../../rules/forms/check-text.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './settings.module.css'

/** One line of news for guests, above the home page; empty is none. `set`: what stands there now. */
export function BannerCard({ set }: { set: string }) {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const offline = useLive().status === 'lost'
  const [written, setWritten] = useState(set)
  const [wrong, setWrong] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: () => data.setBanner(written.trim()),
    onSuccess: ({ text: now }) => {
      setWritten(now)
      notify(text(now === '' ? 'settings.banner.cleared' : 'settings.banner.saved'), {
        type: 'success',
      })
      return client.invalidateQueries({ queryKey: ['banner'] })
    },
    onError: (problem) =>
      setWrong((problem instanceof ApiProblem && problem.message) || text('shell.failed')),
  })

  function send(event: FormEvent) {
    event.preventDefault()
    const refused = checkOptionalText(written.trim(), 'line')
    setWrong(refused)
    if (!refused && !save.isPending) save.mutate()
  }

  return (
    <Card>
      <CardHead title={text('settings.banner.title')} />
      <form className={styles.pad} onSubmit={send} noValidate>
        <TextField
          label={text('settings.banner.field')}
          value={written}
          onChange={(event) => {
            setWritten(event.target.value)
            setWrong(null)
          }}
          error={wrong !== null}
          helperText={
            wrong ?? text('settings.banner.explain', { left: textLimits.line - written.length })
          }
          fullWidth
        />
        <div className={styles.row}>
          <Button type="submit" variant="contained" disabled={offline || save.isPending}>
            {text('settings.banner.save')}
          </Button>
        </div>
        {offline ? <p className={styles.explain}>{text('live.reason')}</p> : null}
      </form>
    </Card>
  )
}
