import { Button, Card } from '@mui/material'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TextInput, useSaveContext } from 'react-admin'
import { Link } from 'react-router'
import type { StaffRoomTypeView } from '../../api/rooms/room-views.ts'
import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { screens } from '../../screens/screen-routes.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { StayPrice } from './StayPrice.tsx'
import { StayRefused } from './StayRefused.tsx'
import styles from './booking-entry.module.css'
import type { EntryProblem } from './entry-problem.ts'
import { acceptedStay } from './entry-values.ts'

interface EntrySummaryProps {
  preview: UseQueryResult<Worded<BookingPreview>>
  type: StaffRoomTypeView | null
  types: StaffRoomTypeView[]
  problem: EntryProblem | null
  after: ReactNode
}

/**
 * Beside the form (BO §2): what the stay comes to line by line, of what staff are warned, why it
 * cannot be and what can, and the button that places it.
 */
export function EntrySummary({ preview, type, types, problem, after }: EntrySummaryProps) {
  const text = useText()
  const { data, error, refetch, isFetching } = preview
  const stay = acceptedStay(data)
  const refused = data?.stay?.ok === false ? data.stay : null
  return (
    <section aria-label={text('newBooking.summary.title')} className={styles.summary}>
      <Card>
        <CardHead title={text('newBooking.summary.title')} />
        <div className={styles.fields} aria-busy={isFetching}>
          {error ? (
            <LoadFailure
              what={text('newBooking.summary.failed')}
              problem={error}
              onRetry={() => void refetch()}
            />
          ) : null}
          <div aria-live="polite" className={styles.stack}>
            {stay && data ? (
              <StayPrice stay={stay} rooms={data.rooms} />
            ) : refused && data ? (
              <StayRefused
                stay={refused}
                preview={data}
                types={types}
                isTaken={problem?.isTaken ?? false}
              />
            ) : (
              <p className={styles.hint}>{text('newBooking.summary.empty')}</p>
            )}
          </div>
          {stay && stay.warnings.length > 0 ? (
            <>
              <Note tone="warn" title={text('newBooking.summary.warned')}>
                {stay.warnings.map(({ reason, text: said }) => (
                  <span key={reason} className={styles.line}>
                    {said}
                  </span>
                ))}
              </Note>
              <TextInput
                source="overruleReason"
                label={text('newBooking.overrule')}
                helperText={text('newBooking.overruleHint')}
              />
            </>
          ) : null}
          {problem && !(refused && problem.isTaken) ? (
            <Note tone="bad" title={problem.said || text(problem.detail)}>
              {problem.said ? text(problem.detail) : null}
            </Note>
          ) : null}
          {after ?? <PlaceButtons isFamily={type?.kind === 'family'} />}
        </div>
      </Card>
    </section>
  )
}

function PlaceButtons({ isFamily }: { isFamily: boolean }) {
  const text = useText()
  const { saving } = useSaveContext()
  const offline = useLive().status === 'lost'
  const place = text(isFamily ? 'newBooking.placeFamily' : 'newBooking.place')
  return (
    <>
      <div className={styles.row}>
        <Button
          type="submit"
          variant="contained"
          disabled={offline}
          aria-disabled={saving}
          onClick={(event) => saving && event.preventDefault()}
        >
          {saving ? text('newBooking.busy') : place}
        </Button>
        <Button component={Link} to={screens.agenda.path} variant="text">
          {text('newBooking.back')}
        </Button>
      </div>
      {offline ? <p className={styles.hint}>{text('live.reason')}</p> : null}
    </>
  )
}
