import { Button, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffView } from '../../api/staff/staff-shapes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useText } from '../texts/use-text.ts'
import { changedNouns } from './changed-nouns.ts'
import styles from './changes.module.css'

type Filter = { noun?: string; staff?: string; q?: string }

/** Narrows the list by what was changed, by whom, and by words; kept in the address. */
export function ChangeFilters({ filter }: { filter: Filter }) {
  const text = useText()
  const data = useBackOfficeData()
  const [, setQuery] = useSearchParams()
  const people = useQuery({
    queryKey: ['staff', 'names'],
    queryFn: async () => {
      const asked = {
        pagination: { page: 1, perPage: 200 },
        sort: { field: 'name', order: 'ASC' },
      } as const
      return (await data.getList<StaffView>('staff', asked)).data
    },
  })
  const narrow = (more: Filter) =>
    setQuery(Object.entries({ ...filter, ...more }).filter(([, value]) => value))
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = event.currentTarget.querySelector<HTMLInputElement>('[name=q]')
    narrow({ q: words?.value.trim() ?? '' })
  }
  const nouns = Object.entries(changedNouns).toSorted(([, a], [, b]) =>
    a.name.localeCompare(b.name, 'nl'),
  )
  return (
    <form className={styles.filters} onSubmit={search} role="search">
      <TextField
        select
        size="small"
        label={text('changes.noun')}
        value={filter.noun ?? ''}
        onChange={({ target }) => narrow({ noun: target.value })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{text('changes.anything')}</option>
        {nouns.map(([noun, { name }]) => (
          <option key={noun} value={noun}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={text('changes.staff')}
        // Until they are known there is nobody to choose.
        value={people.data?.some(({ id }) => id === filter.staff) ? filter.staff : ''}
        onChange={({ target }) => narrow({ staff: target.value })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{text('changes.anyone')}</option>
        {(people.data ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField
        size="small"
        name="q"
        type="search"
        label={text('changes.words')}
        defaultValue={filter.q ?? ''}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 100 } }}
      />
      <div className={styles.row}>
        <Button type="submit" variant="outlined">
          {text('changes.search')}
        </Button>
        {Object.keys(filter).length > 0 ? (
          <Button onClick={() => setQuery([])}>{text('changes.clear')}</Button>
        ) : null}
      </div>
    </form>
  )
}
