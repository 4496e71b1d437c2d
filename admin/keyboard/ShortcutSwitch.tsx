import { useId, useState } from 'react'
import { useText } from '../texts/use-text.ts'
import { shortcutsOn, switchShortcuts } from './shortcut-switch.ts'
import styles from './keyboard.module.css'

/** Turns the keys of one letter off for this browser (WCAG 2.1.4). */
export function ShortcutSwitch() {
  const text = useText()
  const id = useId()
  const [on, setOn] = useState(shortcutsOn)
  return (
    <div className={styles.switch}>
      <input
        id={id}
        aria-describedby={`${id}-hint`}
        type="checkbox"
        checked={on}
        onChange={(event) => {
          switchShortcuts(event.target.checked)
          setOn(event.target.checked)
        }}
      />
      <div>
        <label htmlFor={id}>{text('keyboard.switch')}</label>
        <p id={`${id}-hint`}>{text('keyboard.switchHint')}</p>
      </div>
    </div>
  )
}
