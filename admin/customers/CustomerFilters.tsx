import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import type { CustomerView } from '../../api/customers/customer-shapes.ts'
import { useText } from '../texts/use-text.ts'
import styles from './customers.module.css'

/** What a list is narrowed to by each button. */
const narrowings = {
  coming: { coming: true },
  open: { open: true },
  business: { business: true },
  consent: { consent: 'news' },
} as const
type Narrowing = keyof typeof narrowings
const names = Object.keys(narrowings) as Narrowing[]

/** By what the list may be sorted, and which end comes first. */
const sorts = { lastStay: 'DESC', name: 'ASC', spentCents: 'DESC', stays: 'DESC' } as const
type Sort = keyof typeof sorts

/** How long nothing is typed before it is looked for. */
const SEARCH_AFTER_MS = 300

/** Words, what the customers have in common, and their order. */
export function CustomerFilters() {
  const text = useText()
  const { filterValues, setFilters, sort, setSort } = useListContext<CustomerView>()
  const filters = filterValues as Record<string, unknown>
  const asked = filters['q']
  const [words, setWords] = useState(typeof asked === 'string' ? asked : '')
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Who opens a customer before it is looked for is not led back to the list: neither while the other
  // screen is still being loaded, nor once it is there.
  useEffect(() => () => clearTimeout(soon.current), [])
  return (
    <div className={styles.tools} role="search" aria-label={text('customers.title')}>
      <input
        className={styles.words}
        type="search"
        value={words}
        aria-label={text('customers.search')}
        placeholder={text('customers.search')}
        onChange={({ target: { value } }) => {
          setWords(value)
          clearTimeout(soon.current)
          const at = location.pathname
          soon.current = setTimeout(() => {
            if (location.pathname === at) setFilters({ ...filters, q: value })
          }, SEARCH_AFTER_MS)
        }}
      />
      <ToggleButtonGroup
        className={styles.filters}
        // The theme has one of a group at a time.
        exclusive={false}
        value={names.filter((name) => filters[name] !== undefined)}
        aria-label={text('customers.filters.title')}
        onChange={(_, chosen: Narrowing[]) => {
          clearTimeout(soon.current)
          setFilters({
            ...(words && { q: words }),
            ...Object.assign({}, ...chosen.map((name) => narrowings[name])),
          })
        }}
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name}>
            {text(`customers.filters.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <select
        className={styles.sort}
        aria-label={text('customers.sort')}
        value={sort.field}
        onChange={({ target: { value } }) => setSort({ field: value, order: sorts[value as Sort] })}
      >
        {(Object.keys(sorts) as Sort[]).map((name) => (
          <option key={name} value={name}>
            {text(`customers.sorts.${name}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
