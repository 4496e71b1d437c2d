import { Card } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAuthProvider, useNotify } from 'react-admin'
import type { AccountView } from '../../api/staff/staff-shapes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { AskForm } from '../people/AskForm.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './account.module.css'
import { passwordField } from './password-field.ts'

/** A card of the account. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHead title={title} />
      <div className={styles.pad}>{children}</div>
    </Card>
  )
}

export function NameCard({ account }: { account: AccountView }) {
  const text = useText()
  const data = useBackOfficeData()
  const notify = useNotify()
  const client = useQueryClient()
  const auth = useAuthProvider()
  const { name, version } = account
  return (
    <AccountCard title={text('account.name.title')}>
      <AskForm
        fields={[
          {
            name: 'name',
            label: text('account.name.label'),
            autoComplete: 'name',
            initial: name,
            hint: text('account.name.hint'),
          },
        ]}
        submit={text('account.name.save')}
        send={async (typed) => {
          await data.call('account', { ...typed, version }, 'PUT')
          notify(text('account.name.saved'), { type: 'success' })
          // Who is signed in was read once; it has another name now.
          await auth?.checkAuth({ anew: true })
          await client.invalidateQueries({ queryKey: ['auth'] })
          await client.invalidateQueries({ queryKey: ['staff'] })
        }}
      />
    </AccountCard>
  )
}

export function EmailCard({ account }: { account: AccountView }) {
  const text = useText()
  const data = useBackOfficeData()
  const [told, setTold] = useState<{ fate: 'sent' | 'logged' | 'not-sent'; email: string }>()
  return (
    <AccountCard title={text('account.email.title')}>
      <p>{text('account.email.now', { email: account.email })}</p>
      {told ? (
        <Note tone={told.fate === 'sent' ? 'ok' : 'warn'}>
          {text(`account.email.${told.fate}`, { email: told.email })}
        </Note>
      ) : null}
      <AskForm
        fields={[
          {
            name: 'email',
            label: text('account.email.label'),
            type: 'email',
            autoComplete: 'email',
            hint: text('account.email.hint'),
          },
          passwordField(text),
        ]}
        submit={text('account.email.send')}
        send={async (typed) => {
          setTold(undefined)
          const { mail } = await data.call<{ mail: 'sent' | 'logged' | 'not-sent' }>(
            'account/email',
            typed,
          )
          setTold({ fate: mail, email: typed['email']?.trim() ?? '' })
        }}
      />
    </AccountCard>
  )
}

export function PasswordCard() {
  const text = useText()
  const data = useBackOfficeData()
  const notify = useNotify()
  const client = useQueryClient()
  return (
    <AccountCard title={text('account.newPassword.title')}>
      <AskForm
        fields={[
          passwordField(text),
          {
            name: 'newPassword',
            label: text('account.newPassword.label'),
            type: 'password',
            autoComplete: 'new-password',
            hint: text('account.newPassword.hint'),
          },
        ]}
        submit={text('account.newPassword.save')}
        send={async (typed) => {
          await data.call('account/password', typed, 'PUT')
          notify(text('account.newPassword.saved'), { type: 'success' })
          await client.invalidateQueries({ queryKey: ['staff'] })
        }}
      />
    </AccountCard>
  )
}
