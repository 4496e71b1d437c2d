import { Card } from '@mui/material'
import { useListContext } from 'react-admin'
import { Link } from 'react-router'
import type { VacationView } from '../../api/vacations/vacation-view.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { ListPager } from '../shell/ListPager.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { closedWhat, nightWords, nightsOf } from './vacation-words.ts'
import styles from './vacations.module.css'

/** Vacations by their time: what has begun first, then what comes; or what is over. */
export function VacationList() {
  const text = useText()
  const { data, error, isPending, refetch, total, filterValues } = useListContext<VacationView>()
  if (error)
    return (
      <LoadFailure what={text('vacations.failed')} problem={error} onRetry={() => void refetch()} />
    )
  if (isPending || !data) return <ListSkeleton label={text('vacations.loading')} />
  if (total === 0)
    return filterValues['past'] ? (
      <Note tone="ink" title={text('vacations.emptyPast')} />
    ) : (
      <Note tone="ink" title={text('vacations.empty')}>
        {text('vacations.emptyHint')}
      </Note>
    )
  return (
    <>
      {timesInOrder.map((when) => {
        const its = data.filter((vacation) => vacation.when === when)
        if (its.length === 0) return null
        return (
          <div key={when}>
            <h2 className={styles.when}>{text(`vacations.when.${when}`)}</h2>
            <Card component="ul" className={styles.cards}>
              {its.map((vacation) => (
                <VacationRow key={vacation.id} vacation={vacation} />
              ))}
            </Card>
          </div>
        )
      })}
      <ListPager />
    </>
  )
}

const timesInOrder = ['running', 'coming', 'past'] as const

function VacationRow({ vacation }: { vacation: VacationView }) {
  const text = useText()
  const what = closedWhat(vacation.parts, text)
  const nights = nightsOf(vacation.parts).map(nightWords)
  return (
    <li className={styles.vacation}>
      <Link
        to={recordAddress('vacation', vacation.id)}
        aria-label={text('vacations.open', { what, nights: nights.join(', ') })}
      >
        {nights.map((range) => (
          <span key={range}>{range}</span>
        ))}
      </Link>
      <p>
        {what} · {text('vacations.nightCount', { smart_count: vacation.nights })}
      </p>
      {vacation.reason ? <p className={styles.reason}>{vacation.reason}</p> : null}
    </li>
  )
}
