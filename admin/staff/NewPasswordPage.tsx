import { Button } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { sendRequest } from '../data/send-request.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { LoginField } from './LoginField.tsx'
import styles from './login.module.css'

/**
 * A forgotten password: asks for a link by mail; with a link's token behind the # it asks for the
 * new password.
 */
export function NewPasswordPage() {
  const text = useText()
  const token = useLocation().hash.slice(1)
  const [done, setDone] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const step = token ? 'choose' : 'ask'

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const entered = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setRefused(null)
    try {
      await sendRequest('/api/staff/password', {
        method: token ? 'PUT' : 'POST',
        body: JSON.stringify(token ? { ...entered, token } : entered),
      })
      setDone(true)
    } catch (problem) {
      setRefused(sentenceOf(problem) || text('staff.unreachable'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.login}>
      <title>{`${text(`staff.${step}.title`)} · Kamersleutel`}</title>
      <div className={styles.side} aria-hidden="true" />
      <main className={styles.form}>
        <form onSubmit={(event) => void send(event)} noValidate>
          <div>
            <h1>{text(`staff.${step}.title`)}</h1>
            <p>{text(`staff.${step}.intro`)}</p>
          </div>
          {done ? (
            <div role="status">
              <Note tone="ink">{text(`staff.${step}.done`)}</Note>
            </div>
          ) : (
            <>
              <LoginField
                name={token ? 'password' : 'email'}
                type={token ? 'password' : 'email'}
                label={text(token ? 'staff.choose.label' : 'staff.emailLabel')}
                placeholder=""
                autoComplete={token ? 'new-password' : 'username'}
                refusal={refused}
              />
              <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={busy}>
                {text(`staff.${step}.send`)}
              </Button>
            </>
          )}
          <Link to={screens.login.path}>{text('staff.toLogin')}</Link>
        </form>
      </main>
    </div>
  )
}

/** What the API says of the one field, or of the whole. */
function sentenceOf(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) return ''
  return Object.values(problem.body.errors ?? {})[0] ?? problem.message
}
