import type { ClosureView } from '../../../api/closures/closure-view.ts'
import type { StaffRoomView } from '../../../api/rooms/room-views.ts'
import { rooms } from './week.ts'

/** The rooms of the look, as a form chooses from them. */
export const staffRooms: StaffRoomView[] = rooms.map((room) => ({ ...room, active: true }))

export const roomTypes = [...new Set(rooms.map(({ roomTypeId }) => roomTypeId))].map((id) => ({
  id,
  name: rooms.find((room) => room.roomTypeId === id)?.roomTypeName ?? '',
}))

/** A closure of each kind. */
export const closureRows: ClosureView[] = [
  {
    id: 1,
    scope: 'room',
    roomId: 3,
    roomNumber: 3,
    roomTypeId: null,
    roomTypeName: 'Knusse kamer',
    firstNight: '2026-11-25',
    lastNight: '2026-11-25',
    nights: 1,
    reason: 'Onderhoud: badkamer',
  },
  {
    id: 2,
    scope: 'property',
    roomId: null,
    roomNumber: null,
    roomTypeId: null,
    roomTypeName: null,
    firstNight: '2027-02-08',
    lastNight: '2027-02-19',
    nights: 12,
    reason: 'Vakantie',
  },
  {
    id: 3,
    scope: 'room-type',
    roomId: null,
    roomNumber: null,
    roomTypeId: 4,
    roomTypeName: 'Familiekamer',
    firstNight: '2027-03-01',
    lastNight: '2027-03-04',
    nights: 4,
    reason: '',
  },
]
