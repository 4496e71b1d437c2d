import type { EpochDay } from '../../rules/calendar/day.ts'
import type { AgendaAddress, AgendaViewName, PhoneList } from './agenda-address.ts'
import type { ReadAgenda } from './use-agenda.ts'

/** What a hand can do with the agenda: every action is a new address. */
export interface AgendaActions {
  onToday(): void
  onStep(step: -1 | 1): void
  onDate(date: EpochDay): void
  onView(view: AgendaViewName): void
  onDay(day: EpochDay): void
  onList(list: PhoneList): void
  onWeekend(): void
}

/** What desk and phone show alike. */
export interface AgendaProps {
  read: ReadAgenda
  address: AgendaAddress & { date: EpochDay }
  today: EpochDay
  actions: AgendaActions
}
