import type { CheckInView } from '../../api/settings/company.ts'
import {
  type CheckInWeek,
  checkCheckInWeek,
  weekdayNames,
} from '../../rules/forms/check-check-in-week.ts'
import { defaultCheckInHours } from '../../rules/stay-times/check-in-hours.ts'
import { KeptText } from '../kept/KeptText.tsx'
import { useProperty } from '../property/use-property.ts'
import styles from '../shell/records.module.css'
import { useText } from '../texts/use-text.ts'
import { SettingCard } from './SettingCard.tsx'
import settings from './settings.module.css'

const nothing = Object.fromEntries(weekdayNames.map((day) => [day, ''])) as CheckInWeek

/** When guests can check in, for each weekday (BO §2, §3). */
export function CheckInCard() {
  const text = useText()
  return (
    <SettingCard<CheckInView>
      of={{
        id: 'check-in',
        title: text('company.checkIn'),
        saved: () => text('company.checkInSaved'),
        Fields: Week,
        check: (typed) => checkCheckInWeek({ ...nothing, ...typed }),
        fieldNames: Object.fromEntries(weekdayNames.map((day) => [day, text(`company.${day}`)])),
      }}
    />
  )
}

function Week() {
  const text = useText()
  const reading = useProperty().data?.readings['check-in']
  return (
    <>
      <p className={styles.hint}>
        {reading === 'constant'
          ? text('company.checkInConstant', { hours: defaultCheckInHours })
          : text('company.checkInHint')}
      </p>
      <div className={settings.week}>
        {weekdayNames.map((day) => (
          <KeptText key={day} source={day} label={text(`company.${day}`)} />
        ))}
      </div>
    </>
  )
}
