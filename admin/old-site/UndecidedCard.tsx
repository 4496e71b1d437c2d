import { Button, Card } from '@mui/material'
import type { UndecidedBooking } from '../../api/old-site/old-site-report.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import type { Decisions } from '../../rules/old-site/old-house.ts'
import styles from './old-site.module.css'

/** The bookings whose room is taken: another free room, left out, or later. */
export function UndecidedCard({
  undecided,
  choices,
  onChoose,
  onTry,
}: {
  undecided: readonly UndecidedBooking[]
  choices: Decisions
  onChoose: (choices: Decisions) => void
  onTry: () => void
}) {
  const text = useText()
  const chosen = (path: string, value: string) => {
    const { [path]: _before, ...others } = choices
    if (value === '') onChoose(others)
    else onChoose({ ...others, [path]: value === 'leave-out' ? value : Number(value) })
  }
  return (
    <Card>
      <CardHead title={text('oldSite.undecided')} />
      <div className={styles.body}>
        <p>{text('oldSite.undecidedHint')}</p>
        <ul className={styles.undecided}>
          {undecided.map(({ path, number, name, arrival, departure, roomNumber, ...one }) => (
            <li key={path}>
              <b>
                {number} {name}
              </b>
              <span>
                {staffStay(parseDay(arrival)!, parseDay(departure)!)} {departure.slice(0, 4)}
              </span>
              <span>
                {one.takenBy
                  ? text('oldSite.takenBy', { room: roomNumber ?? '', who: one.takenBy })
                  : text('oldSite.noRoom')}
              </span>
              <select
                aria-label={text('oldSite.choice', { name: `${number} ${name}` })}
                value={String(choices[path] ?? '')}
                onChange={({ target }) => chosen(path, target.value)}
              >
                <option value="">{text('oldSite.later')}</option>
                {one.freeRooms.map((free) => (
                  <option key={free} value={free}>
                    {text('oldSite.room', { number: free })}
                  </option>
                ))}
                <option value="leave-out">{text('oldSite.leaveOut')}</option>
              </select>
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button variant="outlined" onClick={onTry}>
            {text('oldSite.again')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
