import { Link } from 'react-router'
import type { ClosedDayView } from '../../api/cash-days/cash-day-shape.ts'
import { screens } from '../../screens/screen-routes.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { ReopenDayButton } from './ReopenDayButton.tsx'
import styles from './cash-desk.module.css'

/** Today's desk is closed: said before anybody sells, with the way to open it again. */
export function ClosedDeskNote({ closed, offline }: { closed: ClosedDayView; offline: boolean }) {
  const text = useText()
  const moment = usePastMoment()
  return (
    <Note tone="warn" title={text('cashDesk.close.isClosed')}>
      <p>
        {text('cashDesk.close.closedBy', { name: closed.closedBy, at: moment(closed.closedAt) })} ·{' '}
        <Link to={screens.closeDay.path}>
          {text('cashDesk.close.report', { number: closed.number })}
        </Link>
      </p>
      <p>{text('cashDesk.close.isClosedHint')}</p>
      <div className={styles.noteAction}>
        <ReopenDayButton closed={closed} offline={offline} />
      </div>
    </Note>
  )
}
