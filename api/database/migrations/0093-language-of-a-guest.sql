-- The language of who is written to: of the page that they used, or as staff chose it. Which languages there
-- are stands in a table of the program, which grows: here a tag (BCP 47) has to look like one.
ALTER TABLE bookings ADD COLUMN language text NOT NULL DEFAULT 'nl' CONSTRAINT booking_language CHECK (language ~ '^[a-z]{2,3}$');
ALTER TABLE breakfast_orders ADD COLUMN language text NOT NULL DEFAULT 'nl' CONSTRAINT breakfast_order_language CHECK (language ~ '^[a-z]{2,3}$');
ALTER TABLE form_messages ADD COLUMN language text NOT NULL DEFAULT 'nl' CONSTRAINT form_messages_language_check CHECK (language ~ '^[a-z]{2,3}$');
-- Of a receipt: as it was asked for at the desk.
ALTER TABLE sale_mailings ADD COLUMN language text NOT NULL DEFAULT 'nl' CONSTRAINT sale_mailing_language CHECK (language ~ '^[a-z]{2,3}$');

-- As in 0031; it writes the language too. Processes of the release before write none: that is Dutch.
CREATE OR REPLACE FUNCTION insert_booking(
  booking jsonb, decided_from bigint, its_key text, its_request_hash text, most_holds integer, most_nights integer, attempt uuid,
  number_prefix text, number_digits integer, new_terms jsonb
) RETURNS jsonb LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  its bookings := jsonb_populate_record(NULL::bookings, booking);
  running text;
  held record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(5301, its.room_type_id);
  IF EXISTS (SELECT FROM idempotency_keys WHERE key = its_key) THEN RETURN '{"outcome": "key-known"}'; END IF;
  IF (SELECT version FROM facts_version) <> decided_from THEN RETURN '{"outcome": "outdated"}'; END IF;
  IF its.visitor IS NOT NULL THEN
    -- One of a visitor's bookings after the other, so that the count holds. Always after the type's
    -- lock, never before. A hold past its end counts no more, though nobody has ended it yet.
    PERFORM pg_advisory_xact_lock(5302, hashtext(its.visitor));
    SELECT count(*) AS bookings, coalesce(sum(upper(stay) - lower(stay)), 0) AS nights INTO held
    FROM bookings WHERE visitor = its.visitor AND state = 'held' AND hold_until > its.created_at;
    IF held.bookings >= most_holds THEN RETURN '{"outcome": "too-many-holds"}'; END IF;
    IF held.nights + (upper(its.stay) - lower(its.stay)) > most_nights THEN RETURN '{"outcome": "too-many-nights"}'; END IF;
  END IF;
  IF new_terms IS NOT NULL THEN
    INSERT INTO sale_terms (id, price_list, readings, first_used_at)
    VALUES (new_terms ->> 'id', new_terms -> 'priceList', new_terms -> 'readings', its.created_at) ON CONFLICT (id) DO NOTHING;
  END IF;
  -- From a sequence, because a counter row would make every booking wait for the one before. A
  -- number that is taken, imported or of a month without padding, is skipped.
  LOOP
    running := nextval('booking_number_seq');
    its.number := number_prefix || lpad(running, greatest(number_digits, length(running)), '0');
    EXIT WHEN NOT EXISTS (SELECT FROM bookings WHERE number = its.number);
  END LOOP;
  WITH booked AS (
    INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id, wanted_room_id, pinned, stay, adults, child_ages, residents,
      name, first_name, last_name, email, phone, city, address, postcode, notes, arrival_from, arrival_until, overruled, overrule_reason, overruled_by,
      folio_id, total_cents, hold_until, promised_until, visitor, pay_link_until, language, created_at, updated_at)
    VALUES (its.id, its.number, its.state, its.source, its.made_by, its.payment, its.room_type_id, its.room_id, its.wanted_room_id, its.pinned, its.stay,
      its.adults, its.child_ages, its.residents, its.name, its.first_name, its.last_name, its.email, its.phone, its.city, its.address, its.postcode,
      its.notes, its.arrival_from, its.arrival_until, its.overruled, its.overrule_reason, its.overruled_by,
      its.id, its.total_cents, its.hold_until, its.hold_until, its.visitor, its.pay_link_until, coalesce(its.language, 'nl'), its.created_at, its.created_at)
    ON CONFLICT ON CONSTRAINT booking_room_once DO NOTHING
    RETURNING folio_id)
  INSERT INTO folios (id, kind, number, created_at) SELECT folio_id, 'booking', its.number, its.created_at FROM booked;
  IF NOT FOUND THEN RETURN '{"outcome": "taken"}'; END IF;
  INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, quote, terms_id)
  SELECT its.id, kind, method, cents, its.created_at, by, quote, terms_id
  FROM jsonb_to_recordset(booking -> 'entries') AS entry (kind text, method text, cents integer, by text, quote jsonb, terms_id text);
  IF its.state = 'held' THEN
    INSERT INTO payments (id, folio_id, amount_cents, asked_method, state, created_at, updated_at)
    VALUES (attempt, its.id, its.total_cents, booking ->> 'asked_method', 'created', its.created_at, its.created_at);
  END IF;
  INSERT INTO idempotency_keys (key, request_hash, booking_id) VALUES (its_key, its_request_hash, its.id);
  INSERT INTO outbox (subject_kind, subject_id, topic) VALUES ('booking', its.id, 'booking-held');
  RETURN jsonb_build_object('outcome', 'booked', 'number', its.number);
END $$;
