-- What of a booking became what is noted by who writes it (api/bookings/field-changes.ts), with whose act
-- it is as an argument. Until now a trigger read that from the session's settings.
DROP TRIGGER booking_fields_changed ON bookings;
DROP FUNCTION booking_fields_changed();
