import { Card } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useProperty } from '../property/use-property.ts'
import { ShortcutSwitch } from '../keyboard/ShortcutSwitch.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import { BannerCard } from './BannerCard.tsx'
import { BreakfastCard } from './BreakfastCard.tsx'
import { CheckInCard } from './CheckInCard.tsx'
import { ClockCard } from './ClockCard.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { NightRegisterSettingCard } from './NightRegisterSettingCard.tsx'
import { OldCallsCard } from './OldCallsCard.tsx'
import { PriceWarnings } from './PriceWarnings.tsx'
import { TouristTaxCard } from './TouristTaxCard.tsx'
import styles from './settings.module.css'

/**
 * Algemene informatie (BO §2). The clock is for demonstrations; in production it is not there.
 */
export function GeneralTab() {
  const text = useText()
  const data = useBackOfficeData()
  const property = useProperty()
  const clock = useQuery({ queryKey: ['clock'], queryFn: () => data.readClock() })
  return (
    <div className={styles.stack}>
      <div className={styles.whole}>
        <PriceWarnings />
      </div>
      <div className={styles.column}>
        <CompanyCard />
        <CheckInCard />
        <NightRegisterSettingCard />
      </div>
      <div className={styles.column}>
        <TouristTaxCard />
        <BannerCard />
        <BreakfastCard />
        <OldCallsCard />
        {clock.error ? (
          <LoadFailure
            what={text('settings.clock.failed')}
            problem={clock.error}
            onRetry={() => void clock.refetch()}
          />
        ) : null}
        {clock.data?.movable && property.data ? (
          <ClockCard key={property.data.today} set={clock.data.today} today={property.data.today} />
        ) : null}
        <Card>
          <CardHead title={text('settings.keyboard.title')} />
          <div className={`${styles.pad} ${styles.plain}`}>
            <ShortcutSwitch />
          </div>
        </Card>
      </div>
    </div>
  )
}
