import { Button, IconButton } from '@mui/material'
import { useSearchParams } from 'react-router'
import { type EpochDay, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { screens } from '../../screens/screen-routes.ts'
import { DateJump } from '../agenda/DateJump.tsx'
import { Icon } from '../marks/Icon.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './breakfast-morning.module.css'
import { MorningSheet } from './MorningSheet.tsx'
import { useBreakfastMorning } from './use-breakfast-morning.ts'

/**
 * /agenda/ontbijtjes?dag=: what to bake on a morning and where to bring it, to print and to take
 * along on a phone. Without a day it is today while something is still to be brought, else tomorrow.
 */
export function BreakfastMorningPage() {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const asked = parseDay(query.get('dag') ?? '')
  const { data: morning, error, isPlaceholderData, refetch } = useBreakfastMorning(asked)
  const today = morning ? parseDay(morning.today) : null
  const day = asked ?? (morning ? parseDay(morning.day) : null)
  const go = (to: EpochDay | null) => setQuery(to === null ? {} : { dag: formatDay(to) })
  return (
    <Page
      title={text('breakfastOrders.morning')}
      crumb={{ to: screens.breakfastOrders.path, label: text('breakfastOrders.title') }}
    >
      {day === null ? null : (
        <div className={styles.tools}>
          <Button onClick={() => go(null)}>{text('breakfastMorning.usual')}</Button>
          <span>
            <IconButton aria-label={text('breakfastMorning.earlier')} onClick={() => go(day - 1)}>
              <Icon name="left" />
            </IconButton>
            <IconButton aria-label={text('breakfastMorning.later')} onClick={() => go(day + 1)}>
              <Icon name="right" />
            </IconButton>
          </span>
          {today === null ? null : (
            <DateJump
              date={day}
              today={today}
              onDate={go}
              label={text('breakfastMorning.goToDay')}
            />
          )}
          <Button
            className={styles.print}
            variant="contained"
            disabled={!morning || isPlaceholderData}
            onClick={() => window.print()}
          >
            {text('breakfastMorning.print')}
          </Button>
        </div>
      )}
      {error ? (
        <LoadFailure
          what={text('breakfastMorning.failed')}
          problem={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      {morning ? (
        <MorningSheet morning={morning} />
      ) : error ? null : (
        <ListSkeleton label={text('breakfastMorning.loading')} rows={4} />
      )}
    </Page>
  )
}
