import { Button } from '@mui/material'
import { Link } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './dashboard.module.css'

/** In the place of the day calendar: a house without rooms has no column to draw. */
export function NoRooms() {
  const text = useText()
  return (
    <Note tone="ink" title={text('dashboard.noRooms.title')} live={false}>
      <p className={styles.noRooms}>{text('dashboard.noRooms.explain')}</p>
      <Button component={Link} to={`${screens.settings.path}?tab=kamers`} variant="contained">
        {text('dashboard.noRooms.add')}
      </Button>
    </Note>
  )
}
