import { RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { staffBookingState } from '../../rules/bookings/staff-booking-state.ts'
import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import type { StaffRoomTypeView } from '../../api/rooms/room-views.ts'
import { ownWebsite } from '../../rules/sources/source.ts'
import { isLanguageChosen, languageChoices } from '../languages/guest-languages.ts'
import { useSources } from '../sources/use-sources.ts'
import { useText } from '../texts/use-text.ts'
import styles from './booking-entry.module.css'
import { ANY_ROOM, type EntryValues } from './entry-values.ts'
import { GuestField } from './GuestField.tsx'
import { RoomNumberField } from './RoomNumberField.tsx'

/** The first fields of BO §2, in its order: room, number, source, paid, and who the guest is. */
export function BookingFields({
  types,
  preview,
  isFamily,
  readings,
}: {
  types: StaffRoomTypeView[]
  preview: BookingPreview | undefined
  isFamily: boolean
  readings: Readings
}) {
  const text = useText()
  const { setValue } = useFormContext<EntryValues>()
  const source = useWatch<EntryValues, 'source'>({ name: 'source' })
  const paid = useWatch<EntryValues, 'paid'>({ name: 'paid' })
  const language = useWatch<EntryValues, 'language'>({ name: 'language' })
  const hasEmail = Boolean(useWatch<EntryValues, 'email'>({ name: 'email' })?.trim())
  const kindOf = (id: unknown) => types.find((type) => type.id === id)?.kind
  const changeType = (id: number) => {
    setValue('roomId', ANY_ROOM)
    setValue('persons', null)
    setValue('childAges', [])
    setValue('residents', 0)
    // The days stay: the summary says whether they fit. The family room has its own way to choose.
    if (kindOf(id) === 'family' || isFamily) {
      setValue('arrangement', null)
      setValue('arrival', null)
      setValue('departure', null)
    }
  }
  const offered = useSources().sources.filter(({ active }) => active)
  const asksPaid = source === ownWebsite
  return (
    <>
      <SelectInput
        source="roomTypeId"
        label={text('newBooking.room')}
        choices={types.map(({ id, name }) => ({ id, name }))}
        translateChoice={false}
        helperText={false}
        onChange={(event) =>
          changeType(Number((event as { target: { value: unknown } }).target.value))
        }
      />
      <RoomNumberField preview={preview} />
      <SelectInput
        source="source"
        label={text('newBooking.source')}
        choices={offered.map(({ id, name }) => ({ id, name }))}
        translateChoice={false}
        helperText={false}
      />
      {asksPaid ? (
        <>
          <RadioButtonGroupInput
            source="paid"
            label={text('newBooking.paid')}
            className={styles.choices}
            choices={[
              { id: 'yes', name: text('newBooking.yes') },
              { id: 'no', name: text('newBooking.no') },
            ]}
            translateChoice={false}
            helperText={unpaidHint(isFamily, readings, text)}
          />
          {paid === 'yes' ? (
            <SelectInput
              source="method"
              label={text('newBooking.method')}
              choices={(['bank', 'pin', 'cash'] as const).map((id) => ({
                id,
                name: text(`bookings.money.methods.${id}`),
              }))}
              translateChoice={false}
              helperText={false}
            />
          ) : null}
        </>
      ) : null}
      <GuestField source="name" label={text('newBooking.name')} />
      <GuestField
        source="email"
        label={text('newBooking.email')}
        type="email"
        hint={hasEmail ? undefined : text('newBooking.noMail')}
      />
      <GuestField
        source="phone"
        label={text('newBooking.optional', { label: text('newBooking.phone') })}
        type="tel"
      />
      {isLanguageChosen() ? (
        <SelectInput
          source="language"
          label={text('guestLanguage.label')}
          choices={languageChoices(language)}
          translateChoice={false}
          helperText={false}
        />
      ) : null}
      <TextInput
        source="notes"
        label={text('newBooking.optional', { label: text('newBooking.notes') })}
        multiline
        minRows={2}
        helperText={false}
      />
    </>
  )
}

/** What follows when the client has not paid yet, by the readings of the house. */
function unpaidHint(
  isFamily: boolean,
  readings: Readings,
  text: ReturnType<typeof useText>,
): string {
  const kind = isFamily ? 'family' : 'ordinary'
  const { state, holdHours } = staffBookingState(
    { kind, source: { id: ownWebsite, prepaid: false }, paid: false },
    readings,
  )
  if (state === 'confirmed') return text('newBooking.mailHint')
  return holdHours === null
    ? text('newBooking.holdHintNoEnd')
    : text('newBooking.holdHint', { smart_count: holdHours })
}
