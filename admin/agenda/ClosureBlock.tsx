import { Link } from 'react-router'
import { recordAddress } from '../../screens/screen-routes.ts'
import { useText } from '../texts/use-text.ts'
import type { StayPlace } from './place-stay.ts'
import type { AgendaClosure } from './room-columns.ts'
import { axisLength } from './time-axis.ts'
import styles from './closure-block.module.css'

interface ClosureBlockProps {
  closure: AgendaClosure
  place: StayPlace
  column: number
  /** Names the block among those that the arrow keys walk. */
  blockId: string
  entry: boolean
}

/** Closed nights: hatched, with the reason in words; leads to the closure. */
export function ClosureBlock({ closure, place, column, blockId, entry }: ClosureBlockProps) {
  const text = useText()
  return (
    <Link
      to={recordAddress('vacation', closure.id)}
      className={`${styles.closure} ${styles[place.size]}`}
      style={{ top: axisLength(place.top), height: axisLength(place.height) }}
      data-block={blockId}
      data-column={column}
      tabIndex={entry ? 0 : -1}
      draggable={false}
    >
      <b>{text('agenda.closed')}</b>
      {closure.reason ? <span>{closure.reason}</span> : null}
    </Link>
  )
}
