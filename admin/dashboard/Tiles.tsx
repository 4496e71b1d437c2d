import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DashboardView } from '../../api/dashboard/dashboard-view.ts'
import { type EpochDay, partsOf } from '../../rules/calendar/day.ts'
import { dutchDayInWords, dutchMonth } from '../../rules/calendar/dutch.ts'
import { screens } from '../../screens/screen-routes.ts'
import { weekNumber } from '../agenda/agenda-address.ts'
import { Icon, type IconName } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './dashboard.module.css'

/** The four tiles of BO §2: nights, bookings of today, breakfasts, and the day itself. */
export function Tiles({ tiles, today }: { tiles: DashboardView['tiles']; today: EpochDay }) {
  const text = useText()
  const { occupiedRooms, closedRooms, rooms, arrivals, departures } = tiles
  const { breakfastsToday, breakfastsTomorrow, addressesTomorrow } = tiles
  const { year, dayOfMonth } = partsOf(today)
  const agendaOfToday = `${screens.agenda.path}?view=day`
  return (
    <section className={styles.tiles} aria-label={text('dashboard.tiles.label')}>
      <Tile
        to={agendaOfToday}
        icon="night"
        name={text('dashboard.tiles.nights')}
        value={occupiedRooms}
        hint={[
          text('dashboard.tiles.nightsHint', { occupied: occupiedRooms, rooms }),
          closedRooms > 0 && text('dashboard.tiles.closed', { smart_count: closedRooms }),
        ]}
      />
      <Tile
        to={agendaOfToday}
        icon="agenda"
        name={text('dashboard.tiles.bookings')}
        value={arrivals}
        hint={[
          text('dashboard.tiles.arrivals', { smart_count: arrivals }),
          text('dashboard.tiles.departures', { smart_count: departures }),
        ]}
      />
      <Tile
        to={screens.breakfastMorning.path}
        icon="breakfast"
        name={text('dashboard.tiles.breakfasts')}
        value={breakfastsTomorrow}
        hint={[
          text('dashboard.tiles.tomorrow', { smart_count: breakfastsTomorrow }),
          addressesTomorrow > 0 &&
            text('dashboard.tiles.addresses', { smart_count: addressesTomorrow }),
          breakfastsToday > 0 && text('dashboard.tiles.today', { boxes: breakfastsToday }),
        ]}
      />
      <Tile
        to={screens.agenda.path}
        icon="agenda"
        name={dutchDayInWords(today).split(' ')[0] ?? ''}
        value={`${dayOfMonth} ${dutchMonth(today).split(' ')[0]}`}
        hint={[text('dashboard.tiles.week', { week: weekNumber(today), year })]}
        isDay
      />
    </section>
  )
}

interface TileProps {
  to: string
  icon: IconName
  name: string
  value: ReactNode
  hint: (string | false)[]
  isDay?: boolean
}

function Tile({ to, icon, name, value, hint, isDay = false }: TileProps) {
  return (
    <Link to={to} className={`${styles.tile} ${isDay ? styles.day : ''}`}>
      <span className={styles.name}>
        <Icon name={icon} />
        {name}
      </span>
      <b className={styles.value}>{value}</b>
      <span className={styles.hint}>{hint.filter(Boolean).join(' · ')}</span>
    </Link>
  )
}
