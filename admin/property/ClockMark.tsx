import { Chip } from '@mui/material'
import { Link } from 'react-router'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { useText } from '../texts/use-text.ts'
import styles from './clock-mark.module.css'
import { useProperty } from './use-property.ts'
import { screens } from '../../screens/screen-routes.ts'

/**
 * In the app bar while the clock is moved: nobody takes a demonstration's day for the real one.
 * Leads to where it is set.
 */
export function ClockMark() {
  const text = useText()
  const { data } = useProperty()
  const today = data?.clockMoved ? parseDay(data.today) : null
  if (today === null) return null
  return (
    <Chip
      component={Link}
      to={screens.settings.path}
      clickable
      color="secondary"
      className={styles.mark}
      label={text('shell.clockMoved', { day: staffDayYear(today) })}
    />
  )
}
