import type { CSSProperties } from 'react'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import { useText } from '../texts/use-text.ts'
import styles from './source-mark.module.css'

/** A source in words with its edge of colour; `chip` sets it on its tint. */
export function SourceMark({
  source,
  chip = false,
  style,
}: {
  source: BookingSource
  chip?: boolean
  /** Its shades where they are only tried. */
  style?: CSSProperties
}) {
  const text = useText()
  return (
    <span className={chip ? styles.chip : styles.mark} data-source={source} style={style}>
      {text(`sources.${source}`)}
    </span>
  )
}
