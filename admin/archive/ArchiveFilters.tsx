import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useGetList, useListContext } from 'react-admin'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { useProperty } from '../property/use-property.ts'
import { useText } from '../texts/use-text.ts'
import {
  type ArchiveFilters as Filters,
  archiveYears,
  withYear,
  yearOf,
} from './archive-filters.ts'
import styles from './archive.module.css'

const states = ['confirmed', 'cancelled', 'expired'] as const

/** Words, how it ended, and the year. */
export function ArchiveFilters() {
  const text = useText()
  const { filterValues, setFilters } = useListContext<BookingView>()
  const filters = filterValues as Filters
  const [words, setWords] = useState(filters.q ?? '')
  const years = useYears()
  return (
    <div className={styles.tools} role="search" aria-label={text('archive.title')}>
      <input
        className={styles.words}
        type="search"
        value={words}
        aria-label={text('archive.search')}
        placeholder={text('archive.search')}
        onChange={({ target: { value } }) => {
          setWords(value)
          setFilters({ ...filters, q: value }, undefined, true)
        }}
      />
      <ToggleButtonGroup
        value={filters.state ?? 'all'}
        aria-label={text('archive.state')}
        onChange={(_, chosen: (typeof states)[number] | 'all' | null) => {
          if (chosen === null) return
          const { state: _state, ...others } = filters
          setFilters(chosen === 'all' ? others : { ...others, state: chosen })
        }}
      >
        {(['all', ...states] as const).map((state) => (
          <ToggleButton key={state} value={state}>
            {text(`archive.states.${state}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <select
        className={styles.year}
        aria-label={text('archive.year')}
        value={yearOf(filters) ?? ''}
        onChange={({ target: { value } }) =>
          setFilters(withYear(filters, value === '' ? null : Number(value)))
        }
      >
        <option value="">{text('archive.everyYear')}</option>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </div>
  )
}

/** From the year of the oldest booking on. */
function useYears(): number[] {
  const { data: property } = useProperty()
  const { data: oldest } = useGetList<BookingView>('bookings', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'arrival', order: 'ASC' },
  })
  if (!property) return []
  return archiveYears(oldest?.[0]?.arrival ?? property.today, property.today)
}
