import { Link } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './empty-agenda.module.css'

/**
 * Above an empty grid: says what is empty, and leads to a booking; the grid stays, so that paging
 * goes on.
 */
export function EmptyAgenda({ title }: { title: string }) {
  const text = useText()
  const words = title.includes(' – ')
    ? text('agenda.emptyFrom', { period: title.replace(' – ', ' t/m ') })
    : text('agenda.empty', { period: title })
  return (
    <div className={styles.above}>
      <Note tone="ink" title={words}>
        {' '}
        <Link to={screens.newBooking.path}>{text('agenda.addFirst')}</Link>
      </Note>
    </div>
  )
}
