import { describe, expect, it } from 'vitest'
import { assignmentOf } from '../../../rules/availability/assign-room.ts'
import { fewestMoves } from '../../../rules/availability/fewest-moves.ts'
import { roomNights } from '../../../rules/availability/room-nights.ts'
import { expectGoodAssignment } from './check-assignment.ts'
import { hardMoment, hardProperty } from './hard-property.ts'

const roomTypeId = 3
const hardNights = () =>
  roomNights(
    hardProperty.roomTypes.find(({ id }) => id === roomTypeId)!,
    hardProperty,
    hardMoment,
  )

describe('The fewest moves in a property of eight full rooms', () => {
  it.each([
    [35, 44, 1],
    [40, 49, 3],
    [43, 53, 4],
    [38, 51, 5],
    [43, 54, 6],
    [57, 65, 6],
  ])('from night %i until %i are %i, and fewer do not do', (from, until, moves) => {
    const nights = hardNights()
    expect(fewestMoves(nights, null, from, until, moves - 1)).toBeNull()
    const found = fewestMoves(nights, null, from, until, 10)!
    expect(found.moved).toHaveLength(moves)
    const { today } = hardMoment
    expectGoodAssignment(
      { roomTypeId, arrival: today + from, departure: today + until, moment: hardMoment },
      assignmentOf(nights, found, from, until),
      hardProperty,
    )
  })

  it('are given up where no number of them is enough, long before every way is tried', () => {
    expect(fewestMoves(hardNights(), null, 60, 66, 30)).toBeNull()
  })
})
