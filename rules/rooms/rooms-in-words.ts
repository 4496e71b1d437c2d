import { type Text, message } from '../texts/message.ts'

/** How many rooms a house lets, of each kind. */
export interface RoomCounts {
  ordinary: number
  family: number
}

const numbersFromTwo = [
  message('house.two'),
  message('house.three'),
  message('house.four'),
  message('house.five'),
  message('house.six'),
  message('house.seven'),
  message('house.eight'),
  message('house.nine'),
  message('house.ten'),
  message('house.eleven'),
  message('house.twelve'),
]

/** `acht kamers en een familiekamer`; numbers above twelve in figures; empty for no room at all. */
export function roomsInWords({ ordinary, family }: RoomCounts): Text {
  const rooms = counted(ordinary, 'house.rooms')
  const familyRooms = counted(family, 'house.familyRooms')
  if (rooms === '' || familyRooms === '') return rooms || familyRooms
  return message('house.roomsOfBothKinds', { rooms, familyRooms })
}

function counted(count: number, id: 'house.rooms' | 'house.familyRooms'): Text {
  return count === 0 ? '' : message(id, { n: numbersFromTwo[count - 2] ?? count })
}
