import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useEffect, useState } from 'react'
import type { BillState } from '../../api/bills/bill-shapes.ts'
import { type Day, parseDay, partsOf } from '../../rules/calendar/day.ts'
import { useSources } from '../sources/use-sources.ts'
import { useText } from '../texts/use-text.ts'
import { type BillsShown, shownStates } from './bill-address.ts'
import styles from './bills.module.css'
import { BillExportLinks } from './BillExportLinks.tsx'
import { useBillYears } from './use-bills.ts'

const monthName = new Intl.DateTimeFormat('nl', { month: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  label: monthName.format(Date.UTC(2000, index)),
}))

interface Props {
  shown: BillsShown
  show(change: Partial<BillsShown>): void
  today: Day
}

/** Words, what is open or too late, the year and month, and where bookings came from. */
export function BillFilters({ shown, show, today }: Props) {
  const text = useText()
  const thisYear = partsOf(parseDay(today) ?? 0).year
  const { sources } = useSources()
  const years = useBillYears(shown.kind, thisYear)
  return (
    <div className={styles.tools} role="search" aria-label={text('bills.title')}>
      <Words words={shown.words} onChange={(words) => show({ words })} />
      {shown.kind === 'sale' ? null : (
        <ToggleButtonGroup
          value={shown.state ?? 'all'}
          aria-label={text('bills.state')}
          onChange={(_, chosen: BillState | 'all' | null) => {
            if (chosen !== null)
              show({ state: chosen === 'all' ? null : chosen, year: null, month: null })
          }}
        >
          {(['all', ...shownStates] as const).map((state) => (
            <ToggleButton key={state} value={state}>
              {text(`bills.states.${state}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Choice
        label={text('bills.year')}
        value={shown.year}
        every={text('bills.everyYear')}
        options={years.map((year) => ({ value: year, label: String(year) }))}
        onChange={(year) => show({ year: year === null ? null : Number(year), month: null })}
      />
      <Choice
        label={text('bills.month')}
        value={shown.month}
        every={text('bills.everyMonth')}
        options={months}
        onChange={(month) =>
          show({
            month: month === null ? null : Number(month),
            year: shown.year ?? thisYear,
          })
        }
      />
      {shown.kind === 'booking' ? (
        <Choice
          label={text('bills.source')}
          value={shown.source}
          every={text('bills.everySource')}
          options={sources.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(source) => show({ source })}
        />
      ) : null}
      <BillExportLinks shown={shown} />
    </div>
  )
}

/** What is typed stands at once; the address follows, and so does what it is set to. */
function Words({ words, onChange }: { words: string; onChange(words: string): void }) {
  const text = useText()
  const [typed, setTyped] = useState(words)
  useEffect(() => setTyped(words), [words])
  return (
    <input
      className={styles.words}
      type="search"
      value={typed}
      maxLength={100}
      aria-label={text('bills.search')}
      placeholder={text('bills.search')}
      onChange={({ target: { value } }) => {
        setTyped(value)
        onChange(value)
      }}
    />
  )
}

interface ChoiceProps {
  label: string
  value: string | number | null
  /** What it is called where none is chosen. */
  every: string
  options: { value: string | number; label: string }[]
  onChange(value: string | null): void
}

function Choice({ label, value, every, options, onChange }: ChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{every}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
