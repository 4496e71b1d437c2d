import { describe, expect, it } from 'vitest'
import { closureBlockId, roomColumns } from '../../../admin/agenda/room-columns.ts'
import { shownBlocks } from '../../../admin/agenda/shown-blocks.ts'
import { dashboardHours, dayAxis } from '../../../admin/agenda/time-axis.ts'
import { agendaOf, booking, monday, now, times } from '../setup/agenda-of.ts'

const tuesday = dayAxis(monday + 1, dashboardHours)
const closure = (from: string, until: string) => ({
  id: 1,
  roomId: 1,
  roomTypeId: null,
  from,
  until,
  reason: 'Verf',
})
const shown = (...args: Parameters<typeof agendaOf>) =>
  shownBlocks(roomColumns(agendaOf(...args), now), tuesday, times)

describe('The blocks that Tab and the arrows reach on a day', () => {
  it('have its closures among them, so that a day with nothing else can be entered', () => {
    const columns = roomColumns(agendaOf([], [closure('2026-11-24', '2026-11-25')]), now)
    const [column] = columns
    expect(shownBlocks(columns, tuesday, times)).toEqual([
      closureBlockId(column!.closures[0]!, column!),
    ])
  })

  it('have nothing of the days around it, which was read and is not drawn', () => {
    expect(shown([booking(4, 6)], [closure('2026-11-27', '2026-11-28')])).toEqual([])
    expect(shown([booking(1, 2)], [closure('2026-11-27', '2026-11-28')])).toHaveLength(1)
  })
})
