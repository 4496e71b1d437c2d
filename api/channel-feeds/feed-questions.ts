import { z } from 'zod'

/** A stay that a channel sold and that has no room, or none on the nights that it moved to. */
export const doubleShape = z.object({
  id: z.int(),
  channelName: z.string(),
  roomTypeId: z.int(),
  roomTypeName: z.string(),
  arrival: z.iso.date(),
  departure: z.iso.date(),
  reference: z.string().nullable().meta({ description: 'Its number at the channel.' }),
  bookingId: z
    .uuid()
    .nullable()
    .meta({ description: 'Of one that moved: its booking still has its nights of before.' }),
  name: z.string().nullable().meta({ description: 'Of that booking.' }),
})
export type DoubleView = z.output<typeof doubleShape>

/** Stays that are booked double, as SQL: `columns` beside those of the view, those with a night in `days`. */
export const doublesSql = (days: string, columns = '') =>
  `SELECT k.id, s.name AS "channelName", t.id AS "roomTypeId", t.name AS "roomTypeName", lower(k.nights)::text AS arrival, upper(k.nights)::text AS departure,
    k.reference, k.booking_id AS "bookingId", b.name${columns}
  FROM feed_blocks k JOIN channel_links l ON l.id = k.link_id JOIN rooms r ON r.id = l.room_id JOIN sources s ON s.id = l.channel
  LEFT JOIN bookings b ON b.id = k.booking_id JOIN room_types t ON t.id = coalesce(b.room_type_id, r.room_type_id)
  WHERE k.state = 'double' AND k.nights && ${days}`
