import type { CSSProperties } from 'react'
import styles from './hand-ghost.module.css'
import type { TargetWords } from './hand-words.ts'

interface HandGhostProps {
  words: TargetWords
  /** `refused`: no room can be made; `taken`: perhaps by moving others. */
  state: 'fits' | 'taken' | 'refused'
  shape: 'block' | 'bar'
  style: CSSProperties
}

/**
 * Where what is held would be: outlined in brass, amber over another stay, red where nobody can
 * sleep. What it says is announced beside the grid.
 */
export function HandGhost({ words, state, shape, style }: HandGhostProps) {
  return (
    <div
      className={`${styles.ghost} ${styles[shape]} ${styles[state]}`}
      style={style}
      data-ghost=""
      aria-hidden="true"
    >
      <b>{words.stay}</b>
      <span>
        {words.room} · {words.nights}
      </span>
      {words.obstacle ? <em>{words.obstacle}</em> : null}
    </div>
  )
}
