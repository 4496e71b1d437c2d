import { Button, IconButton, MenuItem, TextField } from '@mui/material'
import { useEffect, useRef } from 'react'
import { documentKinds } from '../../rules/forms/check-night-register.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import type { FieldErrors } from '../bookings/ConfirmedActionButton.tsx'
import type { RegisterField } from '../../rules/forms/night-register-profile.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './attendance.module.css'
import { type Register, blankGuest } from './blank-guest.ts'

type Guest = Register['guests'][number]

interface Props {
  register: Register
  /** How many the booking is for: no more guests than that. */
  persons: number
  /** Where nobody knows yet how many come, the most who may; null where it is known. */
  mostPersons: number | null
  /** The source that sold the stay remits its tourist tax. */
  isTaxRemitted: boolean
  /** What is asked of each guest besides the name. */
  asks: readonly RegisterField[]
  /** What is wrong at which field, such as `guests.0.name`. */
  errors: FieldErrors
  onChange(change: Partial<Register>): void
}

/** What the night register asks of each guest here (art. 438 Sr), and nothing more. */
export function NightRegisterFields({
  register,
  persons,
  mostPersons,
  isTaxRemitted,
  asks,
  errors,
  onChange,
}: Props) {
  const text = useText()
  const { guests } = register
  const fields = useRef<HTMLDivElement>(null)
  const wrong = Object.keys(errors).join(' ')
  useEffect(() => {
    if (wrong) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])
  const change = (index: number, guest: Partial<Guest>) =>
    onChange({ guests: guests.map((one, i) => (i === index ? { ...one, ...guest } : one)) })
  const day = (field: 'arrival' | 'departure') => (
    <TextField
      fullWidth
      size="small"
      type="date"
      label={text(`attendance.arrive.${field}`)}
      value={register[field]}
      error={errors[field] !== undefined}
      helperText={errors[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <div ref={fields} className={styles.fields}>
      <p className={styles.hint}>{text('attendance.arrive.legal')}</p>
      <div className={styles.pair}>
        {day('arrival')}
        {day('departure')}
      </div>
      {mostPersons === null ? null : (
        <TextField
          select
          fullWidth
          size="small"
          label={text('attendance.arrive.persons')}
          value={register.persons ?? ''}
          error={errors['persons'] !== undefined}
          helperText={
            errors['persons'] ??
            text(`attendance.arrive.${isTaxRemitted ? 'personsRemitted' : 'personsHint'}`)
          }
          onChange={(event) => onChange({ persons: Number(event.target.value) })}
        >
          {Array.from({ length: mostPersons }, (_, index) => (
            <MenuItem key={index} value={index + 1}>
              {index + 1}
            </MenuItem>
          ))}
        </TextField>
      )}
      {guests.map((guest, index) => (
        <GuestFields
          // Guests have no other name than their place.
          key={index}
          guest={guest}
          number={index + 1}
          asks={asks}
          errorOf={(field) => errors[`guests.${index}.${field}`]}
          onChange={(changed) => change(index, changed)}
          {...(guests.length > 1 && {
            onRemove: () => onChange({ guests: guests.filter((_, i) => i !== index) }),
          })}
        />
      ))}
      {errors['guests'] ? <p className={styles.wrong}>{errors['guests']}</p> : null}
      {guests.length < persons ? (
        <Button
          className={styles.add}
          onClick={() =>
            onChange({
              // Who travels together often lives together.
              guests: [...guests, { ...blankGuest, ...homeOf(guests[0]) }],
            })
          }
        >
          {text('attendance.arrive.addGuest')}
        </Button>
      ) : null}
    </div>
  )
}

interface GuestProps {
  guest: Guest
  /** From 1 on. */
  number: number
  asks: readonly RegisterField[]
  errorOf(field: keyof Guest): string | undefined
  onChange(changed: Partial<Guest>): void
  onRemove?(): void
}

function homeOf(guest: Guest | undefined): Partial<Guest> {
  return guest ? { residence: guest.residence, address: guest.address } : {}
}

const limits = {
  name: textLimits.name,
  residence: textLimits.city,
  nationality: textLimits.city,
  address: textLimits.street,
}

function GuestFields({ guest, number, asks, errorOf, onChange, onRemove }: GuestProps) {
  const text = useText()
  const field = (name: keyof Guest) => ({
    fullWidth: true,
    size: 'small' as const,
    label: text(`attendance.arrive.${name}`),
    value: guest[name] ?? '',
    error: errorOf(name) !== undefined,
    helperText: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  const words = (name: keyof typeof limits) => (
    <TextField
      {...field(name)}
      slotProps={{ htmlInput: { maxLength: limits[name], autoComplete: 'off' } }}
    />
  )
  return (
    <fieldset className={styles.guest}>
      <legend>{text('attendance.arrive.guest', { number })}</legend>
      {onRemove ? (
        <IconButton
          className={styles.remove}
          aria-label={text('attendance.arrive.removeGuest', { number })}
          onClick={onRemove}
        >
          <Icon name="cross" />
        </IconButton>
      ) : null}
      {words('name')}
      <div className={styles.pair}>
        {asks.includes('residence') ? words('residence') : null}
        {asks.includes('document') ? (
          <TextField select {...field('document')}>
            {documentKinds.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {text(`attendance.documents.${kind}`)}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
        {asks.includes('birthDate') ? (
          <TextField
            type="date"
            {...field('birthDate')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ) : null}
        {asks.includes('nationality') ? words('nationality') : null}
        {asks.includes('address') ? words('address') : null}
      </div>
    </fieldset>
  )
}
