import { Card } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useHouseData } from '../data/use-house-data.ts'
import { useHouse } from '../house/use-house.ts'
import { ShortcutSwitch } from '../keyboard/ShortcutSwitch.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { ClockCard } from './ClockCard.tsx'
import styles from './settings.module.css'

/**
 * /instellingen: what of the settings exists. The clock is for demonstrations; in production it is
 * not there.
 */
export function SettingsPage() {
  const text = useText()
  const data = useHouseData()
  const house = useHouse()
  const clock = useQuery({ queryKey: ['clock'], queryFn: () => data.readClock() })
  return (
    <Page title={text('settings.title')}>
      <div className={styles.stack}>
        {clock.error ? (
          <LoadFailure
            what={text('settings.clock.failed')}
            problem={clock.error}
            onRetry={() => void clock.refetch()}
          />
        ) : null}
        {clock.data?.movable && house.data ? (
          <ClockCard key={house.data.today} set={clock.data.today} today={house.data.today} />
        ) : null}
        <Card>
          <CardHead title={text('settings.keyboard.title')} />
          <div className={`${styles.pad} ${styles.plain}`}>
            <ShortcutSwitch />
          </div>
        </Card>
      </div>
    </Page>
  )
}
