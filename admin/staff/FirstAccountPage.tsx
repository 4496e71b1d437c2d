import { Button } from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import { type FirstAccountForm, checkFirstAccount } from '../../rules/forms/check-first-account.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem, isUnreachable } from '../data/api-problem.ts'
import { sendRequest } from '../data/send-request.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { errorsInWords } from '../texts/words.ts'
import { KeyRack } from './KeyRack.tsx'
import { LoginField } from './LoginField.tsx'
import styles from './login.module.css'
import { rememberSignedIn } from './signed-in-before.ts'

type Field = keyof FirstAccountForm
type Wrong = Partial<Record<Field, string>>

const fields: { name: Field; type: 'text' | 'email' | 'password'; autoComplete: string }[] = [
  { name: 'code', type: 'text', autoComplete: 'off' },
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'username' },
  { name: 'password', type: 'password', autoComplete: 'new-password' },
]

/** /begin: makes the first account of a house that has none, with the code of its server. */
export function FirstAccountPage() {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [isMade, setIsMade] = useState(false)
  const [busy, setBusy] = useState(false)

  function show(errors: Wrong) {
    setWrong(errors)
    const first = fields.find(({ name }) => errors[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus()
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const entered = Object.fromEntries(new FormData(event.currentTarget)) as unknown
    const account = entered as FirstAccountForm
    setRefused(null)
    const errors = checkFirstAccount(account)
    show(errorsInWords(errors))
    if (errors.length > 0) return
    setBusy(true)
    try {
      await sendRequest('/api/staff/first-account', {
        method: 'POST',
        body: JSON.stringify(account),
      })
      rememberSignedIn(true)
      // Loaded anew: react-admin asks who is signed in once, and that was nobody.
      window.location.assign(screens.firstSteps.path)
    } catch (problem) {
      const answered = problem instanceof ApiProblem && !isUnreachable(problem)
      const atFields = answered ? problem.body.errors : undefined
      if (answered && problem.reason === 'not-found') setIsMade(true)
      else if (atFields) show(atFields)
      else setRefused((answered && problem.message) || text('staff.unreachable'))
      setBusy(false)
    }
  }

  return (
    <div className={styles.login}>
      <title>{`${text('firstAccount.title')} · Kamersleutel`}</title>
      <div className={styles.side} aria-hidden="true">
        <KeyRack isNew />
      </div>
      <main className={styles.form}>
        <form ref={form} onSubmit={(event) => void send(event)} noValidate>
          <div>
            <h1>{text('firstAccount.title')}</h1>
            <p>{text('firstAccount.intro')}</p>
          </div>
          {isMade ? (
            <div role="status">
              <Note tone="ink">{text('firstAccount.made')}</Note>
            </div>
          ) : (
            <>
              {fields.map(({ name, ...input }) => (
                <LoginField
                  key={name}
                  name={name}
                  {...input}
                  label={text(`firstAccount.${name}`)}
                  hint={text(`firstAccount.${name}Hint`)}
                  placeholder={name === 'code' ? text('firstAccount.codePlaceholder') : ''}
                  refusal={wrong[name] ?? null}
                />
              ))}
              {refused ? (
                <p className={styles.refused} role="alert">
                  {refused}
                </p>
              ) : null}
              <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={busy}>
                {text('firstAccount.send')}
              </Button>
            </>
          )}
          {isMade ? <a href={screens.login.path}>{text('firstAccount.toLogin')}</a> : null}
        </form>
      </main>
    </div>
  )
}
