import { useState } from 'react'
import { useText } from '../texts/use-text.ts'
import { shortcutsOn, switchShortcuts } from './shortcut-switch.ts'
import styles from './keyboard.module.css'

/** Turns the keys of one letter off for this browser (WCAG 2.1.4). */
export function ShortcutSwitch() {
  const text = useText()
  const [on, setOn] = useState(shortcutsOn)
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => {
          switchShortcuts(event.target.checked)
          setOn(event.target.checked)
        }}
      />
      <span>
        <b>{text('keyboard.switch')}</b>
        <small>{text('keyboard.switchHint')}</small>
      </span>
    </label>
  )
}
