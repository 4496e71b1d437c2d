-- A hold past its end keeps no room.
SELECT 'hold left' AS kind, b.number AS id, 'ended ' || b.hold_until AS said, b.state AS "is"
FROM bookings b, house
WHERE b.state = 'held' AND b.hold_until < house.now
