import { Button, Card } from '@mui/material'
import { Link } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './empty-agenda.module.css'

/** In place of the grid, which has a column for each room: a house without one has nothing to show. */
export function AgendaWithoutRooms() {
  const text = useText()
  return (
    <Card component="section" className={styles.none ?? ''} aria-labelledby="no-rooms">
      <Icon name="agenda" />
      <h2 id="no-rooms">{text('agenda.noRooms')}</h2>
      <p>{text('agenda.noRoomsHint')}</p>
      <Button component={Link} to={`${screens.settings.path}?tab=kamers`} variant="contained">
        {text('agenda.toRooms')}
      </Button>
    </Card>
  )
}
