import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { ValidationError, useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { KnownGuestView } from '../../api/bookings/booking-entry-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { useProperty } from '../property/use-property.ts'
import { useText } from '../texts/use-text.ts'
import styles from './booking-entry.module.css'
import type { EntryValues } from './entry-values.ts'
import { useKnownGuests } from './use-known-guests.ts'

/**
 * A field of who the guest is. Who was here before is offered while it is typed; a choice fills in
 * name, e-mail, phone and language.
 */
export function GuestField({
  source,
  label,
  type = 'text',
  hint,
}: {
  source: 'name' | 'email' | 'phone'
  label: string
  type?: string
  hint?: string | undefined
}) {
  const text = useText()
  const { field, fieldState, id } = useInput<string>({ source, defaultValue: '' })
  const { setValue } = useFormContext<EntryValues>()
  const [typed, setTyped] = useState('')
  const guests = useKnownGuests(typed)
  const today = useProperty().data?.today ?? ''
  const isToCome = ({ lastArrival }: KnownGuestView) => lastArrival > today && today !== ''
  const choose = (guest: KnownGuestView) => {
    for (const name of ['name', 'email', 'phone', 'city', 'language'] as const)
      setValue(name, guest[name], { shouldDirty: true, shouldValidate: guest[name] !== '' })
    setTyped('')
  }
  return (
    <Autocomplete<KnownGuestView, false, true, true>
      freeSolo
      disableClearable
      id={id}
      options={guests}
      // The API found them; nothing is left to filter here.
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option[source])}
      getOptionKey={(option) =>
        typeof option === 'string' ? option : `${option.name} ${option.email} ${option.phone}`
      }
      isOptionEqualToValue={() => false}
      inputValue={field.value ?? ''}
      value={field.value ?? ''}
      onInputChange={(_, entered, why) => {
        if (why !== 'input') return
        field.onChange(entered)
        setTyped(entered)
      }}
      onChange={(_, chosen) => {
        if (typeof chosen !== 'string') choose(chosen)
      }}
      onBlur={() => {
        field.onBlur()
        setTyped('')
      }}
      renderOption={({ key, ...props }, guest) => (
        <li key={key} {...props}>
          <span className={styles.guest}>
            <b>{guest.name}</b>
            <small>
              {text(isToCome(guest) ? 'newBooking.knownToCome' : 'newBooking.known', {
                email: guest.email || guest.phone,
                day: staffDayYear(parseDay(guest.lastArrival) ?? 0),
              })}
            </small>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          name={source}
          type={type}
          error={fieldState.invalid}
          helperText={
            fieldState.error?.message ? (
              <ValidationError error={fieldState.error.message} />
            ) : (
              (hint ?? null)
            )
          }
          inputRef={field.ref}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              autoComplete: 'off',
              'aria-required': source === 'name',
            },
          }}
        />
      )}
    />
  )
}
