import { describe, expect, it } from 'vitest'
import { freeRooms } from '../../../admin/agenda/free-rooms.ts'
import { roomColumns } from '../../../admin/agenda/room-columns.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { agendaOf, booking, monday, now } from '../setup/agenda-of.ts'

describe('the free rooms of a type', () => {
  const closure = {
    id: 1,
    roomId: 2,
    roomTypeId: null,
    from: '2026-11-24',
    until: '2026-11-25',
    reason: '',
  }
  const columns = roomColumns(agendaOf([booking(0, 2)], [closure]), now)
  const free = (readings = defaultReadings) =>
    [0, 1, 2].map((night) => freeRooms(columns, monday + night, readings))

  it('are those nobody sleeps in and no closure shuts', () => {
    expect(free()).toEqual([1, 0, 2])
  })

  it('are one fewer where the agenda keeps a room back, as acceptance does (availability.full.agenda)', () => {
    expect(free({ ...defaultReadings, 'availability.full.agenda': 'stock-minus-one' })).toEqual([
      0, 0, 1,
    ])
  })

  it('are none that is switched off', () => {
    const agenda = agendaOf([])
    const rooms = agenda.rooms.map((room, place) => ({ ...room, active: place > 0 }))
    expect(freeRooms(roomColumns({ ...agenda, rooms }, now), monday, defaultReadings)).toBe(1)
  })
})
