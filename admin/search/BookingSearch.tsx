import { Autocomplete } from '@mui/material'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookingView } from '../../api/bookings/booking-views.ts'
import { useShortcuts } from '../keyboard/shortcut-context.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { FoundBooking } from './FoundBooking.tsx'
import styles from './search.module.css'
import { useFoundBookings } from './use-found-bookings.ts'
import { recordAddress } from '../../screens/screen-routes.ts'

/**
 * The app bar's search: a guest, a booking's number or a room; Enter or a click opens the booking.
 */
export function BookingSearch() {
  const text = useText()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const { found, searching, failed } = useFoundBookings(words)
  useShortcuts({ '/': () => field.current?.focus() })

  return (
    <Autocomplete<BookingView, false, false, false>
      className={styles.search}
      options={found}
      inputValue={words}
      value={null}
      onInputChange={(_, entered, why) => setWords(why === 'input' ? entered : '')}
      onChange={(_, booking) => {
        if (booking) void navigate(recordAddress('booking', booking.id))
        field.current?.blur()
      }}
      getOptionLabel={(booking) => `${booking.title} ${booking.number}`}
      getOptionKey={(booking) => booking.id}
      // The API found them; nothing is left to filter here.
      filterOptions={(options) => options}
      open={words.trim().length > 1}
      loading={searching}
      loadingText={text('search.searching')}
      noOptionsText={failed ? text('search.failed') : text('search.none')}
      popupIcon={null}
      clearText={text('shell.close')}
      slotProps={{ paper: { sx: list } }}
      blurOnSelect
      clearOnBlur
      handleHomeEndKeys={false}
      renderOption={({ key, ...props }, booking) => (
        <FoundBooking key={key} booking={booking} props={props} />
      )}
      renderInput={({ inputProps, InputProps }) => (
        <div className={styles.field} ref={InputProps.ref}>
          <Icon name="search" />
          <input
            {...inputProps}
            ref={mergeRefs(field, inputProps.ref)}
            aria-label={text('search.label')}
            placeholder={text('search.label')}
          />
          <kbd aria-hidden="true">/</kbd>
        </div>
      )}
    />
  )
}

const list = { mt: '6px', border: '1px solid var(--line-2)', boxShadow: 'var(--lift)' }

type InputRef = React.Ref<HTMLInputElement> | undefined

/** MUI keeps its own hold of the field; the shortcut needs one too. */
function mergeRefs(...refs: InputRef[]) {
  return (element: HTMLInputElement | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    }
  }
}
