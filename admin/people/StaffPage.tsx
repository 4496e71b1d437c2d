import { Card } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { StaffView } from '../../api/staff/staff-shapes.ts'
import { screens } from '../../screens/screen-routes.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './people.module.css'
import { StaffActions } from './StaffActions.tsx'
import { useStaffStatus } from './use-staff.tsx'

/** /instellingen/mensen/details?id=: an account, and what colleagues may do with it. */
export function StaffPage() {
  const text = useText()
  const data = useBackOfficeData()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const staff = useQuery({
    queryKey: ['staff', 'detail', id],
    queryFn: () => data.call<StaffView>(`staff/${encodeURIComponent(id)}`, undefined, 'GET'),
    enabled: id !== '',
  })
  const isGone = staff.error instanceof ApiProblem && staff.error.status === 404
  return (
    <Page
      title={text('people.one')}
      crumb={{ to: screens.staff.path, label: text('people.title') }}
    >
      {staff.data ? (
        <Account staff={staff.data} />
      ) : id === '' || isGone ? (
        <Note tone="ink" title={text(isGone ? 'kept.notFound' : 'kept.noId')} />
      ) : staff.error ? (
        <LoadFailure
          what={text('people.failed')}
          problem={staff.error}
          onRetry={() => void staff.refetch()}
        />
      ) : (
        <ListSkeleton label={text('kept.loading')} />
      )}
    </Page>
  )
}

function Account({ staff }: { staff: StaffView }) {
  const text = useText()
  const status = useStaffStatus()
  const moment = usePastMoment()
  const { sessions } = staff
  const facts = [
    [text('people.email'), staff.email],
    [text('people.status'), status(staff)],
    [text('people.twoSteps'), text(staff.twoSteps ? 'people.inTwoSteps' : 'people.passwordOnly')],
    [
      text('people.seen'),
      staff.lastSeenAt
        ? text('people.lastSeen', { when: moment(staff.lastSeenAt) })
        : text('people.never'),
    ],
    [
      text('people.sessions'),
      sessions === 0
        ? text('people.nowhere')
        : sessions === 1
          ? text('people.device')
          : text('people.devices', { count: sessions }),
    ],
  ]
  return (
    <Card className={styles.card}>
      <CardHead title={staff.name} />
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <StaffActions staff={staff} />
    </Card>
  )
}
