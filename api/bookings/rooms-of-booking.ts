/**
 * Whether a room `x` is free in the nights of a booking `b`, as SQL: nobody else has it, and it is
 * not closed.
 */
export const ROOM_IS_FREE = `NOT EXISTS (SELECT FROM bookings o WHERE o.room_id = x.id AND o.id <> b.id AND o.state IN ('held', 'confirmed') AND o.stay && b.stay)
  AND NOT EXISTS (SELECT FROM closures c WHERE c.nights && b.stay
    AND (c.room_id = x.id OR c.room_type_id = x.room_type_id OR c.room_id IS NULL AND c.room_type_id IS NULL))`

/** The rooms that a booking `b` may have without changing its type, as SQL: its own and the others. */
export const ROOMS_OF_BOOKING = `(SELECT coalesce(json_agg(json_build_object('id', x.id, 'number', x.number, 'label', x.label, 'isFree', ${ROOM_IS_FREE}) ORDER BY x.number), '[]')
  FROM rooms x WHERE x.room_type_id = b.room_type_id AND (x.active OR x.id = b.room_id))`
