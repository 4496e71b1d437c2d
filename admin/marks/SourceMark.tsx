import type { CSSProperties } from 'react'
import { useSources } from '../sources/use-sources.ts'
import styles from './source-mark.module.css'

/** A source in words with its edge of colour; `chip` sets it on its tint. */
export function SourceMark({
  source,
  name,
  chip = false,
  style,
}: {
  /** Its id. */
  source: string
  /** What it is called, where that is only tried. */
  name?: string
  chip?: boolean
  /** Its shades where they are only tried. */
  style?: CSSProperties
}) {
  const { sourceOf } = useSources()
  return (
    <span className={chip ? styles.chip : styles.mark} data-source={source} style={style}>
      {name ?? sourceOf(source).name}
    </span>
  )
}
