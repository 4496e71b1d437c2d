import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { StaffRoomTypeView, StaffRoomView } from '../../api/rooms/room-views.ts'
import { screens } from '../../screens/screen-routes.ts'
import { useProperty } from '../property/use-property.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { BookingEntry } from './BookingEntry.tsx'
import { EntrySkeleton } from './EntrySkeleton.tsx'
import { entryOfAddress } from './entry-values.ts'

/** Rooms and types are few: all of them at once. */
const all = { pagination: { page: 1, perPage: 200 } }

/** /agenda/toevoegen (BO §2): enters a booking, of a room and days chosen in the agenda or not. */
export function NewBookingPage() {
  const text = useText()
  const [query] = useSearchParams()
  const property = useProperty()
  const types = useGetList<StaffRoomTypeView>('room-types', {
    ...all,
    sort: { field: 'sort', order: 'ASC' },
    // What is switched off is not sold.
    filter: { active: true },
  })
  const rooms = useGetList<StaffRoomView>('rooms', {
    ...all,
    sort: { field: 'number', order: 'ASC' },
  })
  const problem = property.error ?? types.error ?? rooms.error
  const retry = () => {
    for (const read of [property, types, rooms]) if (read.error) void read.refetch()
  }
  const known =
    property.data && types.data && rooms.data
      ? { today: property.data.today, types: types.data, rooms: rooms.data }
      : null
  return (
    <Page
      title={text('newBooking.title')}
      crumb={{ to: screens.agenda.path, label: text('agenda.title') }}
    >
      {known && property.data ? (
        <Begun key={query.toString()} query={query} known={known} property={property.data} />
      ) : problem ? (
        <LoadFailure what={text('newBooking.failed')} problem={problem} onRetry={retry} />
      ) : (
        <EntrySkeleton />
      )}
    </Page>
  )
}

/** What was there at first stays what the form began with: news must not clear what is typed. */
function Begun({
  query,
  known,
  property,
}: {
  query: URLSearchParams
  known: Parameters<typeof entryOfAddress>[1]
  property: NonNullable<ReturnType<typeof useProperty>['data']>
}) {
  const [begun] = useState(() => entryOfAddress(query, known))
  return <BookingEntry begun={begun} types={known.types} property={property} />
}
