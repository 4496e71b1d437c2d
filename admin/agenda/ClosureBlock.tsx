import { useText } from '../texts/use-text.ts'
import type { StayPlace } from './place-stay.ts'
import type { AgendaClosure } from './room-columns.ts'
import { axisLength } from './time-axis.ts'
import styles from './closure-block.module.css'

/** Closed nights: hatched, with the reason in words. */
export function ClosureBlock({ closure, place }: { closure: AgendaClosure; place: StayPlace }) {
  const text = useText()
  return (
    <div
      className={`${styles.closure} ${styles[place.size]}`}
      style={{ top: axisLength(place.top), height: axisLength(place.height) }}
    >
      <b>{text('agenda.closed')}</b>
      {closure.reason ? <span>{closure.reason}</span> : null}
    </div>
  )
}
