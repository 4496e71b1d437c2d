import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { TextKey } from '../texts/dutch.ts'
import { useText } from '../texts/use-text.ts'
import { ShortcutSwitch } from './ShortcutSwitch.tsx'
import styles from './keyboard.module.css'

const keys: [string[], TextKey][] = [
  [['t'], 'keyboard.today'],
  [['←'], 'keyboard.earlier'],
  [['→'], 'keyboard.later'],
  [['d'], 'keyboard.day'],
  [['w'], 'keyboard.week'],
  [['m'], 'keyboard.month'],
  [['←', '→', '↑', '↓'], 'keyboard.blocks'],
  [['Enter'], 'keyboard.open'],
  [['/'], 'keyboard.search'],
  [['g', 'a'], 'keyboard.goAgenda'],
  [['g', 'p'], 'keyboard.goMail'],
  [['g', 'i'], 'keyboard.goSettings'],
  [['?'], 'keyboard.help'],
  [['Esc'], 'keyboard.escape'],
]

/** The map of keys, at `?`; the switch that turns single keys off stands in it. */
export function ShortcutMap({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText()
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" aria-labelledby="sneltoetsen">
      <DialogTitle id="sneltoetsen">{text('keyboard.title')}</DialogTitle>
      <DialogContent className={styles.map}>
        <dl>
          {keys.map(([combination, label]) => (
            <div key={label}>
              <dt>
                {combination.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{text(label)}</dd>
            </div>
          ))}
        </dl>
        <ShortcutSwitch />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
