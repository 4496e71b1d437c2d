import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { menuEntries } from '../shell/menu-entries.ts'
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
  [['n'], 'keyboard.newBooking'],
  [['a'], 'keyboard.todayPanel'],
  [['←', '→', '↑', '↓'], 'keyboard.blocks'],
  [['v'], 'keyboard.move'],
  [['p'], 'keyboard.pin'],
  [['Enter'], 'keyboard.open'],
  [['/'], 'keyboard.search'],
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
            <Key key={label} combination={combination} means={text(label)} />
          ))}
          {menuEntries.map(({ key, label }) => (
            <Key
              key={key}
              combination={['g', key]}
              means={text('keyboard.goTo', { screen: label })}
            />
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

function Key({ combination, means }: { combination: string[]; means: string }) {
  return (
    <div>
      <dt>
        {combination.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{means}</dd>
    </div>
  )
}
