import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useAuthProvider, useGetIdentity } from 'react-admin'
import { ApiProblem, isUnreachable } from '../data/api-problem.ts'
import { useText } from '../texts/use-text.ts'
import type { Credentials } from './auth-provider.ts'
import { fieldOfRefusal } from './field-of-refusal.ts'
import { LoginField } from './LoginField.tsx'
import { useSessionDoor } from './session-door-context.ts'
import styles from './session-dialog.module.css'
import { codeForm } from './sign-in-more.ts'
import { useSignOut } from './use-sign-out.ts'

/**
 * Asks for the password over the screen when a session ends during work (reading
 * `access.signed-out`): the screen below stays as it is, what waited goes on.
 */
export function SessionDialog() {
  const text = useText()
  const id = useId()
  const door = useSessionDoor()
  const auth = useAuthProvider()
  const signOut = useSignOut()
  const queryClient = useQueryClient()
  const { identity } = useGetIdentity()
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<{ field: 'email' | 'password' | null; message: string }>()
  const [busy, setBusy] = useState(false)
  /** Right, and a code is asked for. */
  const [half, setHalf] = useState<Credentials | null>(null)

  // Who signed in again in another tab is let in here too.
  useEffect(() => {
    const look = () =>
      void auth?.checkAuth({ anew: true }).then(
        () => door.open(),
        () => undefined,
      )
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [auth, door])

  async function goOnWith(credentials: Credentials) {
    await auth?.login(credentials)
    door.open()
    // What changed meanwhile told nobody.
    void queryClient.invalidateQueries()
  }

  async function signIn(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const entered = (name: string) =>
      form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
    setBusy(true)
    setRefused(undefined)
    const credentials = { email: entered('email'), password: entered('password') }
    try {
      await goOnWith(credentials)
    } catch (problem) {
      setBusy(false)
      if (problem instanceof ApiProblem && problem.login === 'code-needed')
        return setHalf(credentials)
      const answered = problem instanceof ApiProblem && !isUnreachable(problem)
      const field = answered ? fieldOfRefusal(problem.login) : null
      setRefused({ field, message: (answered && problem.message) || text('staff.unreachable') })
      form.current?.querySelector<HTMLInputElement>(`[name=${field ?? 'password'}]`)?.focus()
    }
  }

  if (half)
    return (
      <Dialog open maxWidth="xs" fullWidth aria-label={text('staff.over.title')}>
        <DialogContent>
          <Suspense fallback={null}>
            <codeForm.Screen
              heading="h2"
              signIn={(code) => goOnWith({ ...half, code })}
              onBack={() => setHalf(null)}
            />
          </Suspense>
        </DialogContent>
      </Dialog>
    )
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id}>
      <form ref={form} onSubmit={(event) => void signIn(event)} noValidate>
        <DialogTitle id={id}>{text('staff.over.title')}</DialogTitle>
        <DialogContent>
          <div className={styles.fields}>
            <p>{text('staff.over.hint')}</p>
            <LoginField
              name="email"
              type="email"
              label={text('staff.emailLabel')}
              placeholder={text('staff.emailPlaceholder')}
              autoComplete="username"
              initial={typeof identity?.email === 'string' ? identity.email : ''}
              refusal={refused?.field === 'email' ? refused.message : null}
            />
            <LoginField
              name="password"
              type="password"
              label={text('staff.passwordLabel')}
              placeholder={text('staff.passwordPlaceholder')}
              autoComplete="current-password"
              autoFocus
              refusal={refused?.field === 'password' ? refused.message : null}
            />
            {refused && refused.field === null ? (
              <p className={styles.refused} role="alert">
                {refused.message}
              </p>
            ) : null}
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={signOut}>{text('staff.signOut')}</Button>
          <Button type="submit" variant="contained" aria-disabled={busy}>
            {text('staff.signIn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
