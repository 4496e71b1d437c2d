import { Button } from '@mui/material'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiProblem, isUnreachable } from '../data/api-problem.ts'
import { useText } from '../texts/use-text.ts'
import { LoginField } from './LoginField.tsx'
import styles from './code-form.module.css'

export interface CodeFormProps {
  /** Signs in with the password of before and this code; what it throws is shown. */
  signIn(code: string): Promise<void>
  onBack(): void
  /** The heading of a page, or of a dialog. */
  heading?: 'h1' | 'h2'
}

/** The second step of signing in: the code of the app, or a recovery code instead. */
export function CodeForm({ signIn, onBack, heading: Heading = 'h1' }: CodeFormProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const field = () => form.current?.querySelector('input')
  // The page stays, its content changes: who listens goes on at the field.
  useEffect(() => form.current?.querySelector('input')?.focus(), [kind])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const code = field()?.value.trim() ?? ''
    if (code === '') {
      setRefused(text('signInMore.code.missing'))
      field()?.focus()
      return
    }
    setBusy(true)
    setRefused(null)
    try {
      await signIn(code)
    } catch (problem) {
      const said = problem instanceof ApiProblem && !isUnreachable(problem) && problem.message
      setRefused(said || text('staff.unreachable'))
      setBusy(false)
      field()?.select()
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <div>
        <Heading>{text('signInMore.code.title')}</Heading>
        <p>{text(kind === 'app' ? 'signInMore.code.intro' : 'signInMore.code.recoveryIntro')}</p>
      </div>
      <div className={kind === 'app' ? styles.digits : styles.letters}>
        <LoginField
          key={kind}
          name="code"
          type="text"
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          label={text(kind === 'app' ? 'signInMore.code.label' : 'signInMore.code.recoveryLabel')}
          placeholder={kind === 'app' ? '123456' : 'abcd-efgh-ijkl-mnop'}
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          refusal={refused}
        />
      </div>
      <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={busy}>
        {text('staff.signIn')}
      </Button>
      <div className={styles.others}>
        <Button
          variant="text"
          onClick={() => {
            setRefused(null)
            setKind(kind === 'app' ? 'recovery' : 'app')
          }}
        >
          {text(kind === 'app' ? 'signInMore.code.useRecovery' : 'signInMore.code.useApp')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {text('signInMore.code.back')}
        </Button>
      </div>
    </form>
  )
}
