/** What a change of the stay asked; of any other kind of action nothing. */
const wished = (key: string) => `(CASE a.kind WHEN 'change-stay' THEN a.data END ->> '${key}')`
const wishedDay = (key: string) => `(date '1970-01-01' + ${wished(key)}::int)::text`
const written = (key: string) => `btrim(CASE a.kind WHEN 'edit' THEN a.data END ->> '${key}')`
const ROOM = `(CASE WHEN a.kind IN ('edit', 'change-stay') THEN a.data END ->> 'roomId')::int`

/** Each field, what stands there by now and what was asked. */
const FIELDS = `(VALUES
  (1, 'name', b.name, ${written('name')}),
  (2, 'email', b.email, ${written('email')}),
  (3, 'phone', b.phone, ${written('phone')}),
  (4, 'notes', b.notes, ${written('notes')}),
  (5, 'roomType', t.name, (SELECT name FROM room_types WHERE id = ${wished('roomTypeId')}::int)),
  (6, 'room', coalesce(r.number::text, ''), (SELECT number::text FROM rooms WHERE id = ${ROOM})),
  (7, 'arrival', lower(b.stay)::text, ${wishedDay('arrival')}),
  (8, 'departure', upper(b.stay)::text, ${wishedDay('departure')}),
  (9, 'persons', b.persons::text, ${wished('persons')})) AS change (place, field, was, asked)`

/**
 * What staff asked and what still waits, in its order, as SQL on a booking `b` with its type `t` and
 * its room `r`: of no other action is it kept what was asked.
 */
export const WAITING_ACTIONS = `(SELECT coalesce(json_agg(json_build_object(
    'id', a.id, 'kind', a.kind, 'by', a.by, 'askedAt', a.asked_at,
    'changes', (SELECT coalesce(json_agg(json_build_object('field', field, 'from', was, 'to', asked) ORDER BY place), '[]')
      FROM ${FIELDS} WHERE asked <> was),
    'receipt', (CASE a.kind WHEN 'mark-paid' THEN a.data WHEN 'edit' THEN a.data -> 'receipt' END) - 'restDueOn',
    'takesReceiptBack', a.kind = 'take-back-receipt' OR (a.kind = 'edit' AND a.data ? 'takenBackEntryId'))
    ORDER BY a.seq), '[]')
  FROM staff_actions a WHERE a.booking_id = b.id AND a.outcome = 'waiting')`
