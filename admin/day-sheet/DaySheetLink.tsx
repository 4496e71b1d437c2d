import { Button } from '@mui/material'
import { Link } from 'react-router'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'
import { screens } from '../../screens/screen-routes.ts'
import { useText } from '../texts/use-text.ts'

/** Leads to the day sheet of a day. */
export function DaySheetLink({ date }: { date: EpochDay }) {
  const text = useText()
  return (
    <Button
      component={Link}
      to={`${screens.daySheet.path}?dag=${formatDay(date)}`}
      sx={{ minHeight: { xs: 44, sm: 36 } }}
    >
      {text('daySheet.title')}
    </Button>
  )
}
