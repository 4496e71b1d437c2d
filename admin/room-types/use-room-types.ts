import { useGetList } from 'react-admin'
import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'

/** All room types, in the order of the site: they are few. */
export function useRoomTypes() {
  return useGetList<KeptRoomTypeView>('room-types', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'sort', order: 'ASC' },
  })
}
