import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { nl } from 'react-day-picker/locale'
import { type EpochDay, formatDay, partsOf } from '../../rules/calendar/day.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import type { NightRange } from '../../rules/closures/night-range.ts'
import { browserDate, dayOfBrowser, pickerClasses } from '../agenda/month-picker.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useText } from '../texts/use-text.ts'
import { nightMarks } from './night-marks.ts'
import styles from './night-picker.module.css'
import { useIsWide } from './use-is-wide.ts'

interface NightPickerProps {
  /** What is chosen already. */
  ranges: readonly NightRange[]
  /** The first night of a range whose last is still to be chosen. */
  begun: EpochDay | null
  /** The nights that can be chosen. */
  from: EpochDay
  until: EpochDay
  /** Between them only these; every one where it is left out. */
  only?: readonly NightRange[] | undefined
  today: EpochDay
  onNight(night: EpochDay): void
}

/**
 * Months to choose nights from: one click begins a range, the next ends it. Shown are the nights
 * with guests and those that are closed already.
 */
export function NightPicker({
  ranges,
  begun,
  from,
  until,
  only,
  today,
  onNight,
}: NightPickerProps) {
  const text = useText()
  const months = useIsWide() ? 2 : 1
  const [month, setMonth] = useState(() => browserDate(from))
  const [over, setOver] = useState<EpochDay | null>(null)
  const { marks, failed } = useMarks(month, months)
  const chosen = [...ranges, ...(begun === null ? [] : [{ first: begun, last: begun }])]
  const isLeftOut = (date: Date) =>
    only !== undefined &&
    !only.some(({ first, last }) => first <= dayOfBrowser(date) && dayOfBrowser(date) <= last)
  const isReached = (night: EpochDay) =>
    begun !== null &&
    over !== null &&
    night >= Math.min(begun, over) &&
    night <= Math.max(begun, over)
  return (
    <>
      <DayPicker
        mode="multiple"
        locale={nl}
        captionLayout="dropdown"
        numberOfMonths={months}
        month={month}
        onMonthChange={setMonth}
        startMonth={browserDate(from)}
        endMonth={browserDate(until)}
        disabled={[{ before: browserDate(from) }, { after: browserDate(until) }, isLeftOut]}
        today={browserDate(today)}
        selected={chosen.flatMap(datesOf)}
        // With this the picker shows what is chosen here, and keeps nothing of its own.
        onSelect={() => undefined}
        onDayClick={(date, { disabled }) => {
          if (!disabled) onNight(dayOfBrowser(date))
        }}
        onDayMouseEnter={(date) => setOver(dayOfBrowser(date))}
        onDayFocus={(date) => setOver(dayOfBrowser(date))}
        modifiers={{
          reached: (date) => isReached(dayOfBrowser(date)),
          guests: (date) => (marks.get(dayOfBrowser(date))?.guests ?? 0) > 0,
          shut: (date) => marks.get(dayOfBrowser(date))?.closed === 'all',
          partly: (date) => marks.get(dayOfBrowser(date))?.closed === 'some',
        }}
        modifiersClassNames={{
          reached: styles.reached ?? '',
          guests: styles.guests ?? '',
          shut: styles.shut ?? '',
          partly: styles.partly ?? '',
          disabled: styles.disabled ?? '',
        }}
        labels={{
          labelDayButton: (date, { selected }) =>
            [
              dutchDayInWords(dayOfBrowser(date)),
              ...(selected ? [text('vacations.day.chosen')] : []),
              ...markWords(dayOfBrowser(date)),
            ].join(', '),
          labelPrevious: () => text('vacations.previousMonth'),
          labelNext: () => text('vacations.nextMonth'),
          labelMonthDropdown: () => text('vacations.chooseMonth'),
          labelYearDropdown: () => text('vacations.chooseYear'),
        }}
        classNames={{
          ...pickerClasses,
          root: styles.picker ?? '',
          months: `${pickerClasses.months} ${styles.months ?? ''}`,
        }}
      />
      <p className={styles.legend}>
        <span className={styles.guestsKey}>{text('vacations.legend.guests')}</span>
        <span className={styles.shutKey}>{text('vacations.legend.closed')}</span>
        <span className={styles.partlyKey}>{text('vacations.legend.partly')}</span>
        {failed ? <span role="status">{text('vacations.marksFailed')}</span> : null}
      </p>
    </>
  )

  function markWords(night: EpochDay): string[] {
    const mark = marks.get(night)
    if (!mark) return []
    return [
      ...(mark.guests > 0 ? [text('vacations.day.guests', { smart_count: mark.guests })] : []),
      ...(mark.closed === 'all' ? [text('vacations.day.closed')] : []),
      ...(mark.closed === 'some' ? [text('vacations.day.partlyClosed')] : []),
    ]
  }
}

/** What stands in the months in view, by the very answer that the agenda shows. */
function useMarks(month: Date, months: number) {
  const data = useBackOfficeData()
  const { year, month: number } = partsOf(dayOfBrowser(month))
  const from = formatDay(dayOfBrowser(new Date(year, number - 1, 1, 12)))
  const until = formatDay(dayOfBrowser(new Date(year, number - 1 + months, 1, 12)))
  const query = useQuery({
    queryKey: ['agenda', from, until],
    queryFn: async ({ signal }) => ({
      agenda: await data.readAgenda({ from, until, signal }),
      readAt: Date.now(),
    }),
  })
  return { marks: nightMarks(query.data?.agenda), failed: query.isError }
}

function datesOf({ first, last }: NightRange): Date[] {
  return Array.from({ length: last - first + 1 }, (_, i) => browserDate(first + i))
}
