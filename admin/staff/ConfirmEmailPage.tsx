import { Button } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { sendRequest } from '../data/send-request.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './login.module.css'

/**
 * /e-mailadres-bevestigen: the link of a mail to a new address, its token behind the #. A press, not
 * the opening, carries it out: programs that look at mails open their links too.
 */
export function ConfirmEmailPage() {
  const text = useText()
  const token = useLocation().hash.slice(1)
  const [done, setDone] = useState(false)
  const [refused, setRefused] = useState(token ? '' : text('signInMore.email.noLink'))
  const [busy, setBusy] = useState(false)

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setRefused('')
    try {
      await sendRequest('/api/staff/email', { method: 'PUT', body: JSON.stringify({ token }) })
      setDone(true)
    } catch (problem) {
      const [first] = problem instanceof ApiProblem ? Object.values(problem.body.errors ?? {}) : []
      const said = first ?? (problem instanceof ApiProblem ? problem.message : '')
      setRefused(said || text('staff.unreachable'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.login}>
      <title>{`${text('signInMore.email.title')} · Kamersleutel`}</title>
      <div className={styles.side} aria-hidden="true" />
      <main className={styles.form}>
        <form onSubmit={(event) => void confirm(event)}>
          <div>
            <h1>{text('signInMore.email.title')}</h1>
            <p>{text('signInMore.email.intro')}</p>
          </div>
          <div role="status">
            {done ? <Note tone="ink">{text('signInMore.email.done')}</Note> : null}
          </div>
          {refused ? (
            <p className={styles.refused} role="alert">
              {refused}
            </p>
          ) : null}
          {done || !token ? null : (
            <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={busy}>
              {text('signInMore.email.send')}
            </Button>
          )}
          <Link to={screens.login.path}>{text('staff.toLogin')}</Link>
        </form>
      </main>
    </div>
  )
}
