import { Link } from 'react-router'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { screens } from '../../screens/screen-routes.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'

/** Earlier days with money at the desk that nobody closed; nothing where there is none. */
export function OpenDays({ days }: { days: string[] }) {
  const text = useText()
  if (days.length === 0) return null
  return (
    <Note tone="warn" title={text('cashDesk.close.openDays')}>
      {days.map((day) => (
        <p key={day}>
          <Link to={`${screens.closeDay.path}?dag=${day}`}>{staffDayYear(parseDay(day) ?? 0)}</Link>
        </p>
      ))}
    </Note>
  )
}
