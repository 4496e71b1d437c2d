import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useGetIdentity, useNotify } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import type { MailedStaffView, StaffView } from '../../api/staff/staff-shapes.ts'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { screens } from '../../screens/screen-routes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { UndoNotice } from '../shell/UndoNotice.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { AskedButton } from './AskedButton.tsx'
import styles from './people.module.css'
import { useMailFate } from './use-mail-fate.ts'

type Deed =
  | 'invite-again'
  | 'reset-link'
  | 'activate'
  | 'deactivate'
  | 'end-sessions'
  | 'two-steps/off'

/** What can be done with an account, by how it stands. What signs somebody out asks first. */
export function StaffActions({ staff }: { staff: StaffView }) {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const fate = useMailFate()
  const offline = useLive().status === 'lost'
  const { data: identity } = useGetIdentity()
  const { id, name, email, active, invitedAt, sessions, removable, twoSteps } = staff
  const isOwn = identity?.id === id
  const path = `staff/${encodeURIComponent(id)}`
  const readAgain = () => client.invalidateQueries({ queryKey: ['staff'] })

  const failed = (problem: unknown) => notify(failureText(problem), { type: 'error' })
  const act = (deed: Deed) => data.call<MailedStaffView>(`${path}/${deed}`)
  const acted = async (deed: Deed, said: string) => {
    await act(deed)
    notify(said, { type: 'success' })
    await readAgain()
  }
  const mail = useMutation({
    mutationFn: ({ deed }: { deed: Deed; said: string }) => act(deed),
    onSuccess: (row, { said }) => {
      const { told, type } = fate(row, said)
      notify(told, { type })
    },
    onError: failed,
    onSettled: readAgain,
  })
  // What it says is said by itself: by then one may be on another screen.
  const again = useMutation({
    mutationFn: () => act('activate'),
    onSuccess: () => notify(text('people.activate.done', { name }), { type: 'success' }),
    onError: failed,
    onSettled: readAgain,
  })
  /** Switches it off, and offers for some seconds to switch it on again. */
  async function deactivate() {
    await act('deactivate')
    const said = text('people.deactivate.done', { name })
    // Who switched off their own account is out, and takes nothing back.
    notify(isOwn ? said : <UndoNotice said={said} onUndo={() => again.mutate()} />, {
      type: 'success',
      ...(!isOwn && { autoHideDuration: messageSeconds.undo * 1000 }),
    })
    await readAgain()
  }
  const mailButton = (deed: Deed, title: string, said: string) => (
    <Button
      variant="outlined"
      disabled={offline}
      aria-disabled={mail.isPending}
      onClick={() => mail.isPending || mail.mutate({ deed, said })}
    >
      {title}
    </Button>
  )
  const isInvited = invitedAt !== null
  const remove = isInvited ? 'withdraw' : 'remove'

  return (
    <div className={styles.actions}>
      {isOwn ? (
        <p className={styles.hint}>
          {text('people.own')}
          <Link to={screens.account.path}>{text('people.ownLink')}</Link>.
        </p>
      ) : null}
      <Link to={`${screens.changes.path}?staff=${encodeURIComponent(id)}`}>
        {text('people.changes', { name })}
      </Link>
      {active && isInvited
        ? mailButton(
            'invite-again',
            text('people.again.title'),
            text('people.again.done', { name }),
          )
        : null}
      {active && !isInvited && !isOwn
        ? mailButton('reset-link', text('people.reset.title'), text('people.reset.done', { email }))
        : null}
      {!isOwn && sessions > 0 ? (
        <AskedButton
          title={text('people.endSessions.title')}
          send={() => acted('end-sessions', text('people.endSessions.done', { name }))}
        >
          {text('people.endSessions.explain', { name })}
        </AskedButton>
      ) : null}
      {!isOwn && twoSteps ? (
        <AskedButton
          title={text('people.twoStepsOff.title')}
          isDestructive
          send={async () => {
            const isMailed = (await act('two-steps/off')).mail !== 'not-sent'
            notify(text(`people.twoStepsOff.${isMailed ? 'done' : 'notMailed'}`, { name }), {
              type: isMailed ? 'success' : 'warning',
            })
            await readAgain()
          }}
        >
          {text('people.twoStepsOff.explain', { name })}
        </AskedButton>
      ) : null}
      {active ? null : (
        <AskedButton
          title={text('people.activate.title')}
          send={() => acted('activate', text('people.activate.done', { name }))}
        >
          {name}
        </AskedButton>
      )}
      {active && !isInvited ? (
        <AskedButton title={text('people.deactivate.title')} isDestructive send={deactivate}>
          {text(isOwn ? 'people.deactivate.explainOwn' : 'people.deactivate.explain', { name })}
        </AskedButton>
      ) : null}
      {removable && !isOwn ? (
        <AskedButton
          title={text(`people.${remove}.title`)}
          isDestructive
          send={async () => {
            await data.call(path, undefined, 'DELETE')
            notify(text(`people.${remove}.done`, { name }), { type: 'success' })
            void navigate(screens.staff.path)
            client.removeQueries({ queryKey: ['staff', 'detail', id] })
            await readAgain()
          }}
        >
          {text(`people.${remove}.explain`, { name })}
        </AskedButton>
      ) : null}
    </div>
  )
}
