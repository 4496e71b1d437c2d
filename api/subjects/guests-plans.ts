/** When the guests of booking `b` think to arrive; null where they left it open. */
export const arrivalWindowSql = `CASE WHEN b.arrival_from IS NOT NULL THEN json_build_object('from', b.arrival_from, 'until', b.arrival_until) END`

/**
 * What the guest of booking `b` wished when booking, in their own words; empty where none was given
 * or staff changed it since: what they note there is theirs, and no guest reads it.
 */
export const guestsWishSql = `CASE WHEN b.made_by = 'guest' AND NOT EXISTS (
    SELECT FROM events e WHERE e.subject_kind = 'booking' AND e.subject_id = b.id AND e.kind = 'changed'
      AND e.data -> 'changes' @> '[{"field": "notes"}]') THEN b.notes ELSE '' END`
