-- What staff's search and lists find among many bookings.

-- Finds words anywhere in a text by its index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
-- A text as it is looked through: small letters without accents, each word after a space.
CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || translate(lower(given), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ', 'aaaaaaceeeeiiiinoooooouuuuyy');
-- A telephone number by its digits alone: it is written in many ways.
CREATE FUNCTION phone_digits(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(given, '\D', '', 'g');
-- All that a booking is found by.
CREATE FUNCTION booking_search_text(number text, name text, email text, phone text, city text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_text(number || ' ' || name || ' ' || email || ' ' || city || ' ' || phone_digits(phone));
CREATE INDEX booking_search ON bookings USING gin (booking_search_text(number, name, email, phone, city) gin_trgm_ops);
-- Lists by arrival, a page at a time.
CREATE INDEX booking_arrival ON bookings (lower(stay), id);
