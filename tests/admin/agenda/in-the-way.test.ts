import { describe, expect, it } from 'vitest'
import { firstFreeNight, inTheWay } from '../../../admin/agenda/in-the-way.ts'
import { roomColumns } from '../../../admin/agenda/room-columns.ts'
import { agendaOf, booking, monday, now } from '../setup/agenda-of.ts'

const closure = {
  id: 1,
  roomId: 2,
  roomTypeId: null,
  from: '2026-11-27',
  until: '2026-11-28',
  reason: 'Schilder',
}
const columns = roomColumns(
  agendaOf(
    [
      booking(1, 3, { guestName: 'Sanne' }),
      booking(3, 4, { state: 'cancelled' }),
      booking(1, 6, { roomId: 2, guestName: 'Bas' }),
    ],
    [closure],
  ),
  now,
)
const today = monday + 2
const [sanne] = columns[0]!.stays
const nights = (room: number, arrival: number, departure: number) => ({
  room,
  arrival: monday + arrival,
  departure: monday + departure,
})

describe('in the way of nights', () => {
  it('are live stays of the room, and not who leaves that morning, comes that day or cancelled', () => {
    expect(inTheWay(columns, nights(0, 2, 4), today, null)).toMatchObject({
      kind: 'stay',
      stay: { booking: { guestName: 'Sanne' } },
    })
    expect(inTheWay(columns, nights(0, 3, 5), today, null)).toBeNull()
  })

  it('is not the stay that is held, which may have begun before today where it stays so', () => {
    expect(inTheWay(columns, nights(0, 1, 4), today, sanne!)).toBeNull()
    expect(inTheWay(columns, nights(0, 0, 2), today, sanne!)).toEqual({ kind: 'past' })
  })

  it('are closed nights before anything else, and the past for who is new', () => {
    expect(inTheWay(columns, nights(1, 4, 5), today, null)).toMatchObject({ kind: 'closure' })
    expect(inTheWay(columns, nights(0, -1, 1), today, null)).toEqual({ kind: 'past' })
  })
})

describe('the first free night', () => {
  it('is the earliest, in the first room that has it', () => {
    expect(firstFreeNight(columns, today, monday + 7)).toEqual(nights(0, 3, 4))
  })

  it('is none where all are taken', () => {
    expect(firstFreeNight(columns, today, today + 1)).toBeNull()
  })
})

describe('a room that is switched off', () => {
  const agenda = agendaOf([booking(1, 3)])
  const off = roomColumns(
    { ...agenda, rooms: agenda.rooms.map((room) => ({ ...room, active: room.id === 2 })) },
    now,
  )

  it('takes no new stay and none from another room; who sleeps there stays', () => {
    expect(inTheWay(off, nights(0, 4, 5), today, null)).toEqual({ kind: 'off' })
    expect(inTheWay(off, nights(1, 4, 5), today, null)).toBeNull()
    expect(inTheWay(off, nights(0, 3, 5), today, off[0]!.stays[0]!)).toBeNull()
    expect(firstFreeNight(off, today, today + 3)).toMatchObject({ room: 1 })
  })
})
