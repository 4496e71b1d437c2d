import { Card } from '@mui/material'
import { useGetList, useGetOne } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { StaffRoomView } from '../../api/rooms/room-views.ts'
import type { VacationView } from '../../api/vacations/vacation-view.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { usePropertyToday } from '../property/use-property.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { TakeBack } from './TakeBack.tsx'
import { closedWhat, nightWords, partsByNights } from './vacation-words.ts'
import styles from './vacations.module.css'

/**
 * /vakantie/aanpassen?id=: what a vacation closes, and what of it is opened again. The id is its own
 * or that of a closure that is part of it.
 */
export function VacationPage() {
  const text = useText()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <Page
      title={text('vacations.one')}
      crumb={{ to: screens.vacations.path, label: text('vacations.title') }}
    >
      {id === '' ? (
        <Note tone="ink" title={text('vacations.noId')} />
      ) : (
        <Vacation key={id} id={id} />
      )}
    </Page>
  )
}

function Vacation({ id }: { id: string }) {
  const text = useText()
  const today = usePropertyToday()
  const rooms = useGetList<StaffRoomView>('rooms', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'number', order: 'ASC' },
  })
  const { data, error, refetch } = useGetOne<VacationView>(
    'vacations',
    { id },
    // What failed is said in its place, and nobody is led away from it.
    { onError: () => undefined },
  )
  if (error instanceof ApiProblem && error.status === 404)
    return <Note tone="ink" title={text('vacations.notFound')} />
  const failed = error ?? rooms.error
  if (failed)
    return (
      <LoadFailure
        what={text('vacations.failed')}
        problem={failed}
        onRetry={() => void Promise.all([refetch(), rooms.refetch()])}
      />
    )
  if (!data || !rooms.data || today === null)
    return <ListSkeleton label={text('vacations.loading')} />
  return (
    <div className={styles.columns}>
      <VacationFacts vacation={data} />
      <TakeBack vacation={data} today={today} rooms={rooms.data.filter(({ active }) => active)} />
    </div>
  )
}

function VacationFacts({ vacation }: { vacation: VacationView }) {
  const text = useText()
  const { reason, plannedBy, plannedAt, when } = vacation
  const day = staffDayYear(momentInAmsterdam(Date.parse(plannedAt)).today)
  return (
    <Card component="section" aria-label={text('vacations.closedNow')} className={styles.facts}>
      <CardHead title={text('vacations.closedNow')}>
        <span className={styles.whenMark}>{text(`vacations.when.${when}`)}</span>
      </CardHead>
      <dl>
        {partsByNights(vacation).map(({ nights, parts }) => (
          <div key={`${nights.first} ${nights.last}`}>
            <dt>{nightWords(nights)}</dt>
            <dd>{closedWhat(parts, text)}</dd>
          </div>
        ))}
      </dl>
      {reason ? <p>{reason}</p> : null}
      <p className={styles.hint}>
        {plannedBy
          ? text('vacations.plannedBy', { name: plannedBy, day })
          : text('vacations.plannedOn', { day })}
      </p>
    </Card>
  )
}
