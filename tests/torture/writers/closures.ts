import { type Writer, dayIn } from './writer.ts'

const closures = '/api/back-office/closures'

/** Staff close a room for some nights, and open it again now and then. */
export const staffClose: Writer = async (desk) => {
  const { house, visitor, random } = desk
  const rooms = await visitor.insist('GET', '/api/back-office/rooms')
  if (!rooms?.json?.length) return
  const room = random.pick<{ id: number }>(rooms.json).id
  // Among the nights that guests book.
  const from = random.whole(2, 220)
  const [firstNight, lastNight] = [dayIn(desk, from), dayIn(desk, from + random.whole(0, 5))]
  const nights = { firstNight, lastNight }
  const order = { scope: 'room', roomId: room, ...nights, reason: `Verf ${random.name()}` }
  // Asked once: a second press closes them a second time.
  const closed = await visitor.ask('POST', closures, order)
  if (closed?.status !== 201) return
  const id = String(closed.json.id)
  house.note({ phase: 'acknowledged', kind: 'closure', id, said: { room, ...nights } })
  if (random.chance(60)) return
  const removed = { kind: 'closure-removed', id, said: {} } as const
  house.note({ phase: 'asked', ...removed })
  const opened = await visitor.ask('DELETE', `${closures}/${id}`)
  if (opened?.status === 200) house.note({ phase: 'acknowledged', ...removed })
}
