import type { BreakfastMorningView } from '../../api/breakfast-mornings/breakfast-morning-shape.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { fullMoment } from '../clock/staff-moment.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './breakfast-morning.module.css'
import { SlotRoute } from './SlotRoute.tsx'
import { ToBake } from './ToBake.tsx'
import { UnpaidOrders } from './UnpaidOrders.tsx'

/** One morning on one sheet of paper: what to mind, what to bake, and where each slot's boxes go. */
export function MorningSheet({ morning }: { morning: BreakfastMorningView }) {
  const text = useText()
  const { day, today, now, slots, unpaid } = morning
  const words = dutchDayInWords(parseDay(day) ?? 0)
  return (
    <article className={styles.sheet}>
      <header>
        <h2>{words}</h2>
        <span>{text('breakfastMorning.printedAt', { moment: fullMoment(now) })}</span>
      </header>
      {slots.length === 0 ? (
        <Note tone="ink" title={text('breakfastMorning.empty', { day: words })}>
          {text('breakfastMorning.emptyHint')}
        </Note>
      ) : (
        <>
          <ToBake morning={morning} />
          {slots.map((slot) => (
            <SlotRoute key={slot.slot} day={day} slot={slot} isDue={day <= today} />
          ))}
        </>
      )}
      {unpaid.length > 0 ? <UnpaidOrders morning={morning} /> : null}
    </article>
  )
}
