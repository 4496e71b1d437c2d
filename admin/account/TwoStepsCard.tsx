import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type {
  AccountView,
  RecoveryCodesView,
  TwoStepSetupView,
} from '../../api/staff/staff-shapes.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { AskForm } from '../people/AskForm.tsx'
import { AskedButton } from '../people/AskedButton.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './account.module.css'
import { codeField, passwordField } from './password-field.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { AccountCard } from './SignInCards.tsx'

/** Where the card stands: as it is, asking the password, showing the key, or the new codes. */
type Stage =
  | { at: 'rest' | 'password' }
  | { at: 'setup'; setup: TwoStepSetupView }
  | { at: 'codes'; codes: string[] }

/** The second step of signing in: turned on by a first code, off by password and code. */
export function TwoStepsCard({ account }: { account: AccountView }) {
  const text = useText()
  const data = useBackOfficeData()
  const notify = useNotify()
  const client = useQueryClient()
  const moment = usePastMoment()
  const [stage, setStage] = useState<Stage>({ at: 'rest' })
  const rest = () => setStage({ at: 'rest' })
  const readAgain = () => client.invalidateQueries({ queryKey: ['staff'] })
  const stop = <Button onClick={rest}>{text('account.twoSteps.stop')}</Button>

  return (
    <AccountCard title={text('account.twoSteps.title')}>
      {stage.at === 'codes' ? (
        <RecoveryCodes codes={stage.codes} onDone={rest} />
      ) : stage.at === 'setup' ? (
        settingUp(stage.setup)
      ) : stage.at === 'password' ? (
        <AskForm
          key="password"
          fields={[passwordField(text)]}
          submit={text('account.twoSteps.next')}
          warns={false}
          send={async (typed) =>
            setStage({
              at: 'setup',
              setup: await data.call<TwoStepSetupView>('account/two-steps/setup', typed),
            })
          }
        >
          {stop}
        </AskForm>
      ) : account.twoStepsSince ? (
        turnedOn(account.twoStepsSince)
      ) : (
        <>
          <p>{text('account.twoSteps.explain')}</p>
          <div className={styles.row}>
            <Button variant="contained" onClick={() => setStage({ at: 'password' })}>
              {text('account.twoSteps.begin')}
            </Button>
          </div>
        </>
      )}
    </AccountCard>
  )

  function settingUp(setup: TwoStepSetupView) {
    return (
      <>
        <p>{text('account.twoSteps.scan')}</p>
        <img
          className={styles.picture}
          src={`data:image/svg+xml,${encodeURIComponent(setup.picture)}`}
          alt={text('account.twoSteps.picture')}
        />
        <p className={styles.secret}>
          {text('account.twoSteps.secret')} <code>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <AskForm
          key="code"
          fields={[
            {
              name: 'code',
              label: text('account.twoSteps.code'),
              autoComplete: 'one-time-code',
              inputMode: 'numeric',
              hint: text('account.twoSteps.codeHint'),
            },
          ]}
          submit={text('account.twoSteps.confirm')}
          send={async (typed) => {
            const asked = { ...typed, setup: setup.setup }
            const { recoveryCodes } = await data.call<RecoveryCodesView>(
              'account/two-steps/on',
              asked,
            )
            notify(text('account.twoSteps.turnedOn'), { type: 'success' })
            setStage({ at: 'codes', codes: recoveryCodes })
            await readAgain()
          }}
        >
          {stop}
        </AskForm>
      </>
    )
  }

  function turnedOn(since: string) {
    const left = account.recoveryCodesLeft
    return (
      <>
        <p>
          {text('account.twoSteps.on', { when: moment(since) })}{' '}
          {left > 1
            ? text('account.twoSteps.left', { count: left })
            : text(left === 1 ? 'account.twoSteps.leftOne' : 'account.twoSteps.leftNone')}
        </p>
        <div className={styles.row}>
          <AskedButton
            title={text('account.twoSteps.renew')}
            fields={[passwordField(text), codeField(text)]}
            send={async (typed) => {
              const made = await data.call<RecoveryCodesView>('account/recovery-codes', typed)
              setStage({ at: 'codes', codes: made.recoveryCodes })
              await readAgain()
            }}
          >
            {text('account.twoSteps.renewExplain')}
          </AskedButton>
          <AskedButton
            title={text('account.twoSteps.off')}
            isDestructive
            fields={[passwordField(text), codeField(text)]}
            send={async (typed) => {
              await data.call('account/two-steps/off', typed)
              notify(text('account.twoSteps.turnedOff'), { type: 'success' })
              await readAgain()
            }}
          >
            {text('account.twoSteps.offExplain')}
          </AskedButton>
        </div>
      </>
    )
  }
}
