import { MenuItem, TextField } from '@mui/material'
import { ValidationError } from 'react-admin'
import { useController, useFormState } from 'react-hook-form'
import { ADULT_AGE } from '../../rules/forms/check-party.ts'
import type { GuestQuestions } from '../../rules/tourist-tax/guest-questions.ts'
import { useText } from '../texts/use-text.ts'
import type { EntryValues } from './entry-values.ts'

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number)

/** Who comes, as far as the tourist tax of these nights needs it (`tourist-tax.*`); else nothing. */
export function PartyFields({
  asks: { childAgeLimit, residents: asksResidents },
  persons,
}: {
  asks: GuestQuestions
  persons: number
}) {
  const text = useText()
  const ages = useController<EntryValues, 'childAges'>({ name: 'childAges' }).field
  const residents = useController<EntryValues, 'residents'>({ name: 'residents' }).field
  const { errors } = useFormState<EntryValues>()
  const childAges = ages.value
  const wrong = errors.childAges?.message
  return (
    <>
      {childAgeLimit !== null && persons > 1 ? (
        <TextField
          select
          label={text('newBooking.children', { limit: childAgeLimit })}
          value={childAges.length}
          onChange={({ target }) =>
            ages.onChange(
              Array.from({ length: Number(target.value) }, (_, place) => childAges[place] ?? null),
            )
          }
        >
          {upTo(persons - 1).map((count) => (
            <MenuItem key={count} value={count}>
              {count === 0 ? text('newBooking.noChildren') : count}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      {childAgeLimit === null
        ? null
        : childAges.map((age, place) => (
            <TextField
              // A child is known by its place alone.
              key={place}
              select
              label={text('newBooking.childAge', { number: place + 1 })}
              value={age ?? ''}
              error={age === null && wrong !== undefined}
              helperText={age === null && wrong ? <ValidationError error={wrong} /> : null}
              onChange={({ target }) =>
                ages.onChange(
                  childAges.map((old, at) => (at === place ? Number(target.value) : old)),
                )
              }
            >
              {upTo(ADULT_AGE - 1).map((years) => (
                <MenuItem key={years} value={years}>
                  {text('newBooking.age', { age: years })}
                </MenuItem>
              ))}
            </TextField>
          ))}
      {asksResidents ? (
        <TextField
          select
          label={text('newBooking.residents')}
          helperText={text('newBooking.residentsHint')}
          value={residents.value}
          onChange={({ target }) => residents.onChange(Number(target.value))}
        >
          {upTo(persons).map((count) => (
            <MenuItem key={count} value={count}>
              {count === 0 ? text('newBooking.noChildren') : count}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
    </>
  )
}
