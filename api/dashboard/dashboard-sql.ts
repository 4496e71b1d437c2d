import { stateAt } from '../bookings/booking-rows.ts'
import { doublesSql } from '../channel-feeds/feed-questions.ts'
import { waitsForStaff } from '../channels/channel-feed-view.ts'
import { isSilent } from '../channels/channel-links.ts'
import { closesRoom } from '../closures/closure-rooms.ts'
import { houseDay, instantText } from '../database/house-days.ts'
import { balanceSql } from '../folios/folios.ts'
import { refundStandingSql } from '../payments/refund-standing.ts'

/** Of breakfasts that are brought on a day, or were. */
const ofBreakfasts = (sum: string, day: string) =>
  `(SELECT (${sum})::int FROM breakfast_orders WHERE delivery_day = ${day} AND state IN ('confirmed', 'delivered'))`
const BOXES = 'coalesce(sum(adults + kids), 0)'

/**
 * Today in figures, as one JSON object. `$1` is the clock's instant, `$2` its day. A room that is
 * closed over a booking counts as occupied: the booking stays (reading `vacation.bookings`). Guests
 * of whom staff said that they left count until that day; of whom they said that they did not come,
 * not at all.
 */
const TILES = `(WITH live AS (SELECT b.room_id, lower(b.stay) AS arrival, CASE WHEN b.attendance = 'departed' THEN least(upper(b.stay), ${houseDay('b.attendance_at')})
    ELSE upper(b.stay) END AS departure
    FROM bookings b WHERE b.stay && daterange($2::date - 1, $2::date + 1) AND ${stateAt('$1')} IN ('held', 'confirmed') AND b.attendance <> 'no-show'),
  tonight AS (SELECT room_id FROM live WHERE departure > $2::date)
  SELECT json_build_object(
    'occupiedRooms', (SELECT count(*)::int FROM tonight),
    'closedRooms', (SELECT count(*)::int FROM rooms r WHERE r.active AND r.id NOT IN (SELECT room_id FROM tonight WHERE room_id IS NOT NULL)
      AND EXISTS (SELECT FROM closures c WHERE c.nights @> $2::date AND ${closesRoom('r')})),
    'rooms', (SELECT count(*)::int FROM rooms WHERE active),
    'arrivals', (SELECT count(*)::int FROM live WHERE arrival = $2::date),
    'departures', (SELECT count(*)::int FROM live WHERE departure = $2::date),
    'breakfastsToday', ${ofBreakfasts(BOXES, '$2::date')},
    'breakfastsTomorrow', ${ofBreakfasts(BOXES, '$2::date + 1')},
    'addressesTomorrow', ${ofBreakfasts('count(DISTINCT (street, house_number, postcode)) FILTER (WHERE NOT here)', '$2::date + 1')}))`

/** How many of a list are named; the others are counted. */
export const NAMED = 20
/** How many days ahead an open bill is news. */
const NEAR_DAYS = 3
/** How long what is due may go without anybody looking at it, minutes: a worker may start anew. */
const LATE_MINUTES = 10
/** How far back failed mails are looked for, days. */
const MAIL_DAYS = 14
/** How far back bookings are news, days, and how many are counted at most. */
const NEW_DAYS = 14
const NEW_COUNTED = 99
/** How far back it is looked who paid too much or too little, days: a bill is settled by then. */
const REFUND_DAYS = 180

/** The rows of a query, the first of them, as one JSON object. */
const some = (rows: string, named = NAMED) =>
  `(SELECT json_build_object('total', count(*)::int, 'first', coalesce(json_agg(to_jsonb(one) - 'place' ORDER BY one.place) FILTER (WHERE one.place <= ${named}), '[]')) FROM (${rows}) one)`

/** Open bills of who is in the house, leaves today or comes soon, by arrival; less `restDue`. */
const unpaid =
  some(`SELECT b.id, b.number, b.name, r.number AS "roomNumber", lower(b.stay)::text AS arrival, due.cents,
    row_number() OVER (ORDER BY lower(b.stay), r.number, b.id) AS place
  FROM bookings b LEFT JOIN rooms r ON r.id = b.room_id CROSS JOIN LATERAL (SELECT ${balanceSql('b.folio_id')} AS cents) due
  WHERE b.stay && daterange($2::date - 1, $2::date + ${NEAR_DAYS}) AND ${stateAt('$1')} IN ('held', 'confirmed') AND due.cents > 0 AND coalesce(b.rest_due_on > $2::date, true)`)

/** Whose rest is due and has not come, though a part was paid; the longest first. */
const restDue =
  some(`SELECT b.id, b.number, b.name, b.rest_due_on::text AS "dueOn", lower(b.stay)::text AS arrival, due.cents,
    row_number() OVER (ORDER BY b.rest_due_on, b.id) AS place
  FROM bookings b CROSS JOIN LATERAL (SELECT ${balanceSql('b.folio_id')} AS cents) due
  WHERE b.rest_due_on BETWEEN $2::date - ${REFUND_DAYS} AND $2::date AND b.state = 'confirmed' AND due.cents > 0`)

/**
 * Whose bill is overpaid, with how its refunds stand. Only folios are added up of which the provider
 * refused a refund, or which became less lately.
 */
const overpaid = `(SELECT coalesce(json_agg(json_build_object('subjectKind', folio.kind, 'id', folio.id, 'number', folio.number,
    'name', coalesce(b.name, o.name, ''), 'standing', ${refundStandingSql('folio.id')}) ORDER BY folio.created_at), '[]')
  FROM (
    SELECT p.folio_id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.state = 'refused'
    UNION SELECT e.folio_id FROM folio_entries e
      WHERE e.at > $1::timestamptz - interval '${REFUND_DAYS} days' AND e.kind IN ('changed', 'written-off') AND e.cents < 0) touched
  JOIN folios folio ON folio.id = touched.folio_id
  LEFT JOIN bookings b ON b.folio_id = folio.id
  LEFT JOIN breakfast_orders o ON o.folio_id = folio.id
  WHERE folio.kind <> 'test-payment' AND ${balanceSql('folio.id')} < 0)`

/**
 * Of whom a step fails, though it is tried again and again; or is due, and nobody carries it out:
 * the plan was last read long ago by the real time, whatever day the clock says.
 */
const failedSteps =
  some(`SELECT s.subject_kind AS "subjectKind", s.subject_id AS id, coalesce(b.number, o.number, '') AS number,
    coalesce(b.name, o.name, f.name, '') AS name, ${instantText('s.since')} AS since,
    row_number() OVER (ORDER BY s.since, s.subject_id) AS place
  FROM (SELECT subject_kind, subject_id, coalesce(failing_since, greatest(next_due_at, looked_at)) AS since
    FROM subject_dues WHERE failing_since IS NOT NULL
      OR next_due_at < $1::timestamptz - interval '${LATE_MINUTES} minutes' AND looked_at < now() - interval '${LATE_MINUTES} minutes') s
  LEFT JOIN bookings b ON s.subject_kind = 'booking' AND b.id = s.subject_id
  LEFT JOIN breakfast_orders o ON s.subject_kind = 'breakfast-order' AND o.id = s.subject_id
  LEFT JOIN form_messages f ON s.subject_kind = 'form-message' AND f.id = s.subject_id`)

/** Mails that did not arrive, newest first, unless one of the same kind went out since. */
const failedMails =
  some(`SELECT m.id, m.kind, m.state, m.recipient, ${instantText('m.created_at')} AS at,
    row_number() OVER (ORDER BY m.created_at DESC, m.id) AS place
  FROM mails m
  WHERE m.state IN ('failed', 'uncertain') AND m.created_at > $1::timestamptz - interval '${MAIL_DAYS} days'
    AND NOT EXISTS (SELECT FROM mails later WHERE later.subject_kind = m.subject_kind AND later.subject_id = m.subject_id
      AND later.kind = m.kind AND later.created_at > m.created_at AND later.state = 'sent')`)

/** Where the payment provider and the folios do not agree, the latest found first. */
const paymentDifferences =
  some(`SELECT d.id, d.kind, d.provider_id AS "providerId", d.here_cents AS "hereCents", d.there_cents AS "thereCents",
    bill.kind AS "subjectKind", d.folio_id AS "folioId", coalesce(bill.number, '') AS number, coalesce(bill.name, '') AS name,
    row_number() OVER (ORDER BY d.found_at DESC, d.id) AS place
  FROM payment_differences d LEFT JOIN LATERAL (
    SELECT f.kind, f.number, coalesce(b.name, o.name) AS name FROM folios f
    LEFT JOIN bookings b ON b.folio_id = f.id LEFT JOIN breakfast_orders o ON o.folio_id = f.id
    WHERE f.id = d.folio_id LIMIT 1) bill ON true
  WHERE d.resolved_at IS NULL AND d.seen_at IS NULL`)

/** Planned edits that were not carried out, until somebody puts them away. */
const plannedEdits = some(`SELECT id, title, from_day::text AS "fromDay", why,
    row_number() OVER (ORDER BY ended_at DESC, id) AS place
  FROM planned_edits WHERE state = 'refused'`)

/** Channels that do not read a room, or no more, the longest first. */
const silentChannels =
  some(`SELECT l.id, s.name AS "channelName", r.number AS "roomNumber", ${instantText('l.last_fetched_at')} AS "lastFetchedAt",
    ${instantText('l.made_at')} AS "madeAt", row_number() OVER (ORDER BY coalesce(l.last_fetched_at, l.made_at), l.id) AS place
  FROM channel_links l JOIN rooms r ON r.id = l.room_id JOIN sources s ON s.id = l.channel WHERE ${isSilent('l')}`)

/** Coming stays that channels sold without a room for them, by arrival. */
const doubles = some(
  doublesSql(
    'daterange($2::date, NULL)',
    ', row_number() OVER (ORDER BY lower(k.nights), k.id) AS place',
  ),
)

/** Feeds of channels that were not read well for a day, were emptied, or have blocks on which a person decides. */
const feedQuestions =
  some(`SELECT l.id, s.name AS "channelName", r.number AS "roomNumber", waiting.blocks AS "waitingBlocks", f.emptied, state.unread,
    ${instantText('f.read_at')} AS "readAt", row_number() OVER (ORDER BY s.sort, r.number, l.id) AS place
  FROM channel_feeds f JOIN channel_links l ON l.id = f.link_id JOIN rooms r ON r.id = l.room_id JOIN sources s ON s.id = l.channel
  CROSS JOIN LATERAL (SELECT count(*)::int AS blocks FROM feed_blocks k WHERE k.link_id = l.id AND upper(k.nights) > $2::date AND ${waitsForStaff('k')}) waiting
  CROSS JOIN LATERAL (SELECT f.tried_at IS NOT NULL AND coalesce(f.read_at, l.made_at) < $1::timestamptz - interval '24 hours' AS unread) state
  WHERE waiting.blocks > 0 OR f.emptied OR state.unread`)

/** The last good backup or comparison is old news after this many days; both are made every night. */
const NIGHTLY_DAYS = 2

/** Why a backup failed, as far as whoever reads it can do something: the rest stands in the log. */
const WHY_FAILED = `CASE WHEN last.failure ~ '\\y(ENOSPC|EDQUOT|EFBIG)\\y' THEN 'disk-full' WHEN last.failure LIKE 'OtherSecret:%' THEN 'secret'
  WHEN last.failure ~ '\\y(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|ENOENT)\\y' THEN 'folder' WHEN last.failure IS NOT NULL THEN 'other' END`

/**
 * What is wrong with the backups, by the real time: there is no good one of the last days, or the
 * last one failed. Null where all is well.
 */
const backup = `(SELECT json_build_object('lastGoodAt', ${instantText('good.ended_at')}, 'why', ${WHY_FAILED})
  FROM (SELECT max(ended_at) AS ended_at FROM backups WHERE failure IS NULL) good
  LEFT JOIN (SELECT failure FROM backups ORDER BY id DESC LIMIT 1) last ON true
  WHERE last.failure IS NOT NULL OR good.ended_at IS NULL OR good.ended_at < now() - interval '${NIGHTLY_DAYS} days')`

/**
 * When the payments were last compared with the provider, by the real time, where that is too long
 * ago, or was never and there are payments as old. Null where all is well.
 */
const comparison = `(SELECT json_build_object('lastAt', ${instantText('last.ended_at')})
  FROM (SELECT max(ended_at) AS ended_at FROM payment_comparisons) last
  WHERE last.ended_at < now() - interval '${NIGHTLY_DAYS} days' OR last.ended_at IS NULL
    AND EXISTS (SELECT FROM payments WHERE provider_id IS NOT NULL AND created_at < now() - interval '${NIGHTLY_DAYS} days'))`

/** Bookings that guests and channels made lately, newest first: each screen knows which it has seen. */
const newBookings = some(
  `SELECT b.id, b.number, b.name, lower(b.stay)::text AS arrival,
    upper(b.stay)::text AS departure, ${instantText('b.created_at')} AS at,
    row_number() OVER (ORDER BY b.created_at DESC, b.id) AS place
  FROM (SELECT * FROM bookings
    WHERE created_at BETWEEN $1::timestamptz - interval '${NEW_DAYS} days' AND $1 AND made_by <> 'staff' AND state IN ('held', 'confirmed')
    ORDER BY created_at DESC LIMIT ${NEW_COUNTED}) b WHERE ${stateAt('$1')} IN ('held', 'confirmed')`,
  // All of them: a press of "Gezien" is about every one.
  NEW_COUNTED,
)

/** Messages that nobody has handled, of each kind. */
const openMessages = `(SELECT jsonb_build_object(
    'openMessages', count(*) FILTER (WHERE form IN ('contact', 'business')),
    'openVendorRegistrations', count(*) FILTER (WHERE form = 'vendor'),
    'openProjectRequests', count(*) FILTER (WHERE form = 'project'))
  FROM form_messages WHERE handled_at IS NULL)`

/**
 * What needs attention, as one JSON object. `$1` is the clock's instant, `$2` its day. Every part
 * reads by an index that holds only what may be asked for, so it costs the same after fifty years.
 */
const ATTENTION = `${openMessages} || jsonb_build_object('unpaid', ${unpaid}, 'restDue', ${restDue}, 'overpaid', ${overpaid},
  'failedSteps', ${failedSteps}, 'failedMails', ${failedMails}, 'newBookings', ${newBookings}, 'paymentDifferences', ${paymentDifferences},
  'plannedEdits', ${plannedEdits}, 'silentChannels', ${silentChannels}, 'doubles', ${doubles}, 'feedQuestions', ${feedQuestions}, 'backup', ${backup}, 'comparison', ${comparison})`

/** All of the dashboard's figures in one row. `$1` is the clock's instant, `$2` its day. */
export const TODAY = `SELECT ${TILES} AS tiles, ${ATTENTION} AS attention`
