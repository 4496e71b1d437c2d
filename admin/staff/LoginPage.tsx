import { Button } from '@mui/material'
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { useAuthState, useLogin, useNotify } from 'react-admin'
import { Link, Navigate } from 'react-router'
import { ApiProblem, isUnreachable } from '../data/api-problem.ts'
import { useProperty } from '../property/use-property.ts'
import { fetchScreen } from '../behind-the-door.ts'
import { useText } from '../texts/use-text.ts'
import type { Credentials } from './auth-provider.ts'
import { fieldOfRefusal } from './field-of-refusal.ts'
import { KeyRack } from './KeyRack.tsx'
import { LoginField } from './LoginField.tsx'
import styles from './login.module.css'
import { codeForm } from './sign-in-more.ts'
import { STAFF_HOME, screens } from '../../screens/screen-routes.ts'

/** Who has not signed in here before is not asked about. */
const atTheDoor = { atTheDoor: true }

interface Refused {
  field: 'email' | 'password' | null
  message: string
}

/** Signing in (BO §2, §5). The message stands as a toast and at the field it is about. */
export function LoginPage() {
  const text = useText()
  const login = useLogin()
  const notify = useNotify()
  const { data: property } = useProperty()
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  /** Right, and a code is asked for. */
  const [half, setHalf] = useState<Credentials | null>(null)
  const { authenticated, isPending } = useAuthState(atTheDoor, false)
  // While somebody types, what comes after is fetched.
  useEffect(() => fetchScreen(STAFF_HOME), [])

  async function signIn(event: FormEvent) {
    event.preventDefault()
    const entered = (name: string) =>
      form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
    setBusy(true)
    setRefused(null)
    const credentials = { email: entered('email'), password: entered('password') }
    try {
      await login(credentials, STAFF_HOME)
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.login === 'code-needed')
        return setHalf(credentials)
      const message = messageOf(problem) || text('staff.unreachable')
      const field =
        problem instanceof ApiProblem && !isUnreachable(problem)
          ? fieldOfRefusal(problem.login)
          : null
      setRefused({ field, message })
      notify(message, { type: 'error', anchorOrigin: { vertical: 'bottom', horizontal: 'right' } })
      if (field) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
    } finally {
      setBusy(false)
    }
  }

  // While the attempt runs the form stays: `useLogin` itself leads on.
  if (!isPending && authenticated && !busy && !half) return <Navigate to={STAFF_HOME} replace />
  return (
    <div className={styles.login}>
      <title>{`${text('staff.title')} · Kamersleutel`}</title>
      <div className={styles.side} aria-hidden="true">
        <KeyRack />
      </div>
      <main className={styles.form}>
        {half ? (
          <Suspense fallback={null}>
            <codeForm.Screen
              signIn={async (code) => login({ ...half, code }, STAFF_HOME)}
              onBack={() => setHalf(null)}
            />
          </Suspense>
        ) : (
          <form ref={form} onSubmit={(event) => void signIn(event)} noValidate>
            <div>
              <h1>{property?.name ?? text('staff.title')}</h1>
              <p>{text('staff.intro')}</p>
            </div>
            <LoginField
              name="email"
              type="email"
              label={text('staff.emailLabel')}
              placeholder={text('staff.emailPlaceholder')}
              autoComplete="username"
              refusal={refused?.field === 'email' ? refused.message : null}
            />
            <LoginField
              name="password"
              type="password"
              label={text('staff.passwordLabel')}
              placeholder={text('staff.passwordPlaceholder')}
              autoComplete="current-password"
              refusal={refused?.field === 'password' ? refused.message : null}
            />
            {refused && refused.field === null ? (
              <p className={styles.refused}>{refused.message}</p>
            ) : null}
            <Button
              type="submit"
              variant="contained"
              size="large"
              fullWidth
              aria-disabled={busy}
              onClick={(event) => busy && event.preventDefault()}
            >
              {text('staff.signIn')}
            </Button>
            <Link to={screens.newPassword.path}>{text('staff.forgotten')}</Link>
          </form>
        )}
      </main>
    </div>
  )
}

function messageOf(problem: unknown): string {
  return problem instanceof ApiProblem ? problem.message : ''
}
