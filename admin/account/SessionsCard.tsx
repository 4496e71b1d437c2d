import { Button } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { SessionView } from '../../api/staff/staff-shapes.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { AccountCard } from './SignInCards.tsx'
import styles from './account.module.css'
import { deviceWords } from './device-words.ts'

/** Where one is signed in, this browser first; each can be ended. */
export function SessionsCard() {
  const text = useText()
  const data = useBackOfficeData()
  const notify = useNotify()
  const client = useQueryClient()
  const moment = usePastMoment()
  const offline = useLive().status === 'lost'
  const sessions = useQuery({
    queryKey: ['staff', 'sessions'],
    queryFn: () => data.call<SessionView[]>('account/sessions', undefined, 'GET'),
  })
  /** Without an id: all others. */
  const end = useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? data.call('account/sessions/end-others')
        : data.call(`account/sessions/${encodeURIComponent(id)}`, undefined, 'DELETE'),
    onSuccess: (_, id) =>
      notify(text(id === null ? 'account.sessions.endedOthers' : 'account.sessions.ended'), {
        type: 'success',
      }),
    onError: (problem) => notify(failureText(problem), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  })
  const ending = (id: string | null) => ({
    disabled: offline,
    'aria-disabled': end.isPending,
    onClick: () => end.isPending || end.mutate(id),
  })
  const others = sessions.data?.some(({ isThis }) => !isThis)
  return (
    <AccountCard title={text('account.sessions.title')}>
      {sessions.data ? (
        <ul className={styles.sessions} aria-label={text('account.sessions.list')}>
          {sessions.data.map(({ id, userAgent, createdAt, lastSeenAt, isThis }) => (
            <li key={id}>
              <div>
                <b>{deviceWords(userAgent)}</b>
                {isThis ? (
                  <span className={styles.this}>{text('account.sessions.this')}</span>
                ) : null}
                <p className={styles.hint}>
                  {text('account.sessions.since', {
                    since: moment(createdAt),
                    seen: moment(lastSeenAt),
                  })}
                </p>
              </div>
              {isThis ? null : (
                <Button
                  variant="outlined"
                  aria-label={text('account.sessions.endNamed', { device: deviceWords(userAgent) })}
                  {...ending(id)}
                >
                  {text('account.sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : sessions.error ? (
        <LoadFailure
          what={text('account.sessions.failed')}
          problem={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      ) : (
        <ListSkeleton label={text('kept.loading')} />
      )}
      <p className={styles.hint}>{text('account.sessions.limit')}</p>
      {others ? (
        <div className={styles.row}>
          <Button variant="outlined" {...ending(null)}>
            {text('account.sessions.endOthers')}
          </Button>
        </div>
      ) : null}
    </AccountCard>
  )
}
