import { Checkbox, FormControlLabel, FormHelperText, Radio, RadioGroup } from '@mui/material'
import { useId } from 'react'
import { useText } from '../texts/use-text.ts'
import styles from './vacations.module.css'

/** A room that can be chosen. */
export interface ChoosableRoom {
  id: number
  number: number
  roomTypeName: string
}

interface RoomChoiceProps {
  label: string
  /** What the choice of all of them is called, and the choice of some. */
  all: string
  some: string
  rooms: readonly ChoosableRoom[]
  /** Null for all of them. */
  chosen: readonly number[] | null
  error?: string | undefined
  onChosen(ids: number[] | null): void
}

/** All rooms, or some of them by their number. */
export function RoomChoice({ label, all, some, rooms, chosen, error, onChosen }: RoomChoiceProps) {
  const text = useText()
  const id = useId()
  return (
    <fieldset className={styles.fieldset} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      <RadioGroup
        row
        value={chosen === null ? 'all' : 'some'}
        onChange={(_, value) => onChosen(value === 'all' ? null : [])}
      >
        <FormControlLabel value="all" control={<Radio />} label={all} />
        <FormControlLabel value="some" control={<Radio />} label={some} />
      </RadioGroup>
      {chosen === null ? null : (
        <div className={styles.rooms}>
          {rooms.map((room) => (
            <FormControlLabel
              key={room.id}
              label={text('vacations.roomOfType', {
                number: room.number,
                roomType: room.roomTypeName,
              })}
              control={
                <Checkbox
                  checked={chosen.includes(room.id)}
                  onChange={(_, checked) =>
                    onChosen(
                      checked ? [...chosen, room.id] : chosen.filter((each) => each !== room.id),
                    )
                  }
                />
              }
            />
          ))}
        </div>
      )}
      {error ? (
        <FormHelperText error id={id}>
          {error}
        </FormHelperText>
      ) : null}
    </fieldset>
  )
}
