-- Frozen once the first property runs on it: a later change is then a new file. Dates are calendar days, money is integer cents, rates are
-- basis points.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- ── rooms ───────────────────────────────────────────────────────────────────────────────────────────────────────────
CREATE TABLE room_types (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('ordinary', 'family')),
  description text NOT NULL DEFAULT '',
  sort integer NOT NULL DEFAULT 0,
  vat_basis_points integer NOT NULL DEFAULT 900,
  registration_number text
);
CREATE TABLE room_type_prices (
  room_type_id integer NOT NULL REFERENCES room_types ON DELETE CASCADE,
  persons smallint NOT NULL CHECK (persons > 0),
  cents integer NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (room_type_id, persons)
);
CREATE TABLE room_type_facilities (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_type_id integer NOT NULL REFERENCES room_types ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  sort integer NOT NULL DEFAULT 0
);
CREATE TABLE room_type_images (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_type_id integer NOT NULL REFERENCES room_types ON DELETE CASCADE,
  url text NOT NULL,
  alt text NOT NULL,
  cover boolean NOT NULL DEFAULT false,
  sort integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX room_type_one_cover ON room_type_images (room_type_id) WHERE cover;
CREATE TABLE rooms (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_type_id integer NOT NULL REFERENCES room_types,
  number integer NOT NULL UNIQUE,
  label text NOT NULL DEFAULT '',
  active boolean NOT NULL DEFAULT true
);

-- ── dated numbers ───────────────────────────────────────────────────────────────────────────────────────────────────
CREATE TABLE seasons (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  first_night date NOT NULL,
  last_date date NOT NULL,
  cents integer NOT NULL,
  source text NOT NULL,
  CHECK (last_date >= first_night)
);
CREATE TABLE minimum_night_rules (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_type_id integer NOT NULL REFERENCES room_types ON DELETE CASCADE,
  day date NOT NULL,
  nights smallint NOT NULL CHECK (nights > 0),
  UNIQUE (room_type_id, day)
);
CREATE TABLE tourist_tax_tariffs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  valid_from date NOT NULL UNIQUE,
  cents integer,
  basis_points integer,
  child_age_limit smallint,
  residents_exempt boolean NOT NULL DEFAULT false,
  night_cap smallint,
  source text NOT NULL,
  CHECK ((cents IS NULL) <> (basis_points IS NULL))
);
CREATE TABLE family_tariffs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  valid_from date NOT NULL UNIQUE,
  weekend_cents integer NOT NULL,
  midweek_cents integer NOT NULL,
  week_cents integer NOT NULL,
  cleaning_cents integer NOT NULL,
  -- What a number of persons adds a night, at its index: index 0 is not used.
  extra_by_persons integer[] NOT NULL CHECK (cardinality(extra_by_persons) > 0),
  extra_person_cents integer NOT NULL,
  source text NOT NULL,
  CHECK (least(weekend_cents, midweek_cents, week_cents, cleaning_cents, extra_person_cents) >= 0)
);
CREATE TABLE breakfast_tariffs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  valid_from date NOT NULL UNIQUE,
  box_cents integer NOT NULL,
  delivery_cents integer NOT NULL,
  kids_box_cents integer NOT NULL,
  source text NOT NULL,
  CHECK (least(box_cents, delivery_cents, kids_box_cents) >= 0)
);
CREATE TABLE vat_rates (
  category text NOT NULL CHECK (category IN ('lodging', 'food', 'standard', 'none')),
  valid_from date NOT NULL,
  basis_points integer NOT NULL CHECK (basis_points >= 0),
  source text NOT NULL,
  PRIMARY KEY (category, valid_from)
);
CREATE TABLE closures (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id integer REFERENCES rooms,
  room_type_id integer REFERENCES room_types,
  nights daterange NOT NULL CHECK (NOT isempty(nights)),
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (room_id IS NULL OR room_type_id IS NULL)
);
CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- ── folios ──────────────────────────────────────────────────────────────────────────────────────────────────────────
-- The price list and the readings that a sale was made with (BO §3, §9): one row for each content,
-- its id is their SHA-256.
CREATE TABLE sale_terms (
  id text PRIMARY KEY,
  price_list jsonb NOT NULL,
  readings jsonb NOT NULL,
  first_used_at timestamptz NOT NULL
);
-- What is owed and what came in for one order. A folio has the kind and the id of what it was
-- opened for; other orders may point to it too.
CREATE TABLE folios (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('booking')),
  number text NOT NULL,
  created_at timestamptz NOT NULL
);
-- One attempt to pay at the provider.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  folio_id uuid NOT NULL REFERENCES folios,
  -- The provider's own id (tr_…); null until opened there.
  provider_id text UNIQUE,
  -- What was asked. What came in and what went back of it is what the provider says.
  amount_cents integer NOT NULL,
  state text NOT NULL CHECK (state IN ('created', 'open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  method text CHECK (method IN ('ideal', 'card', 'bank')),
  checkout_url text,
  received_cents integer NOT NULL DEFAULT 0 CHECK (received_cents >= 0),
  refunded_cents integer NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
  charged_back_cents integer NOT NULL DEFAULT 0 CHECK (charged_back_cents >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- When the provider was last asked for the state: the poll counts from here.
  checked_at timestamptz,
  paid_at timestamptz
);
CREATE INDEX payment_folio ON payments (folio_id, created_at);
CREATE INDEX payment_under_way ON payments (folio_id) WHERE state IN ('open', 'pending', 'authorized');
-- Money that goes back through the provider. Decided in the transaction that finds it to be owed,
-- and paid back afterwards; so a crash in between forgets nothing. The id is the provider's
-- idempotency key. What the provider refuses is not asked again: staff pay it back by hand.
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  cents integer NOT NULL CHECK (cents > 0),
  state text NOT NULL CHECK (state IN ('due', 'made', 'refused', 'by-hand')),
  -- The member of staff who decided it; null: it is due by itself, as money that came too late.
  by text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX refund_payment ON refunds (payment_id);
-- That the provider called about a payment, stored before anything is done with it. The call
-- carries only the id; the state is fetched. One row a payment, however often it calls: `times`
-- says whether it called again while it was asked.
CREATE TABLE payment_webhooks (
  provider_id text PRIMARY KEY,
  times integer NOT NULL DEFAULT 1,
  received_at timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz
);
-- `cents` is the effect on what is owed: sold is positive, received negative, refunded positive
-- (money went back), written-off negative. The balance is their sum: above zero it is still to pay,
-- below zero it is to be paid back. Nothing else says whether something is paid.
CREATE TABLE folio_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folio_id uuid NOT NULL REFERENCES folios,
  kind text NOT NULL CHECK (kind IN ('sold', 'changed', 'received', 'refunded', 'written-off')),
  method text CHECK (method IN ('ideal', 'card', 'cash', 'pin', 'bank', 'channel')),
  cents integer NOT NULL,
  at timestamptz NOT NULL,
  -- Who did it: 'guest', 'provider', 'channel' or the name of a member of staff; null: it happened
  -- by itself, as the end of a hold does.
  by text,
  payment_id uuid REFERENCES payments,
  quote jsonb,
  terms_id text REFERENCES sale_terms,
  note text NOT NULL DEFAULT '',
  -- The name of what is entered: asked twice, entered once.
  key text UNIQUE,
  CHECK (kind <> 'sold' OR cents >= 0),
  CHECK (kind <> 'written-off' OR cents <= 0),
  CHECK ((method IS NOT NULL) = (kind IN ('received', 'refunded')))
);
CREATE INDEX folio_entry_folio ON folio_entries (folio_id, id);
CREATE FUNCTION folio_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an entry of a folio is never changed: write another one' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER folio_entries_stay BEFORE UPDATE OR DELETE ON folio_entries FOR EACH ROW EXECUTE FUNCTION folio_entries_stay();

-- ── bookings ────────────────────────────────────────────────────────────────────────────────────────────────────────
-- A sequence, not a counter row: a counter row costs 69 to 75 % of the throughput at 32 clients.
-- Gaps are allowed here.
CREATE SEQUENCE booking_number_seq;
CREATE TABLE bookings (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('held', 'confirmed', 'expired', 'cancelled')),
  -- Where the guest came from, who made it, and how it was to be paid are three things.
  source text NOT NULL CHECK (source IN ('own-website', 'booking.com', 'airbnb', 'bedandbreakfast.nl', 'none')),
  made_by text NOT NULL CHECK (made_by IN ('guest', 'staff', 'channel')),
  payment text NOT NULL CHECK (payment IN ('online', 'by-link', 'at-desk', 'by-channel', 'paid')),
  room_type_id integer NOT NULL REFERENCES room_types,
  room_id integer REFERENCES rooms,
  -- The room that staff chose; a pinned booking is not moved for others.
  wanted_room_id integer REFERENCES rooms,
  pinned boolean NOT NULL DEFAULT false,
  stay daterange NOT NULL CHECK (NOT isempty(stay)),
  adults smallint NOT NULL CHECK (adults > 0),
  child_ages smallint[] NOT NULL DEFAULT '{}',
  -- How many of them all live in the municipality: they may pay no tourist tax.
  residents smallint NOT NULL DEFAULT 0 CHECK (residents >= 0),
  persons smallint NOT NULL GENERATED ALWAYS AS (adults + cardinality(child_ages)) STORED,
  -- As it is shown; first and last name where a guest filled them in.
  name text NOT NULL,
  first_name text,
  last_name text,
  email text NOT NULL,
  phone text NOT NULL,
  city text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  postcode text NOT NULL DEFAULT '',
  notes text NOT NULL DEFAULT '',
  -- When the guests expect to arrive, minutes after midnight.
  arrival_from smallint,
  arrival_until smallint,
  -- What the rules warned staff of, why they booked all the same, and who.
  overruled text[] NOT NULL DEFAULT '{}',
  overrule_reason text,
  overruled_by text,
  -- The sum of what its folio sold and changed. The quote it was sold with is the folio's, and so
  -- is whether it is paid.
  folio_id uuid NOT NULL REFERENCES folios,
  total_cents integer NOT NULL,
  hold_until timestamptz,
  -- Until when the guest was told that the room is kept. The hold ends later only while news of a
  -- payment waits to be looked at.
  promised_until timestamptz,
  -- Who holds it unpaid: a keyed hash of the visitor's address, gone once the hold ends. What one
  -- visitor holds is limited (insert_booking).
  visitor text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Rises with every change: who changes what someone else has changed meanwhile is told so.
  version integer NOT NULL DEFAULT 1,
  -- Which transaction last changed what it takes of the rooms. A process that holds facts asks for
  -- the bookings of transactions its own snapshot could not see, so a booking costs no counter and
  -- the facts are never loaded whole because of one.
  changed_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT booking_arrival CHECK (arrival_from IS NULL AND arrival_until IS NULL OR arrival_from >= 0 AND arrival_from < arrival_until),
  CONSTRAINT booking_overruled CHECK ((overruled = '{}') = (overrule_reason IS NULL) AND (overrule_reason IS NULL) = (overruled_by IS NULL)),
  CONSTRAINT booking_hold CHECK ((state = 'held') = (hold_until IS NOT NULL) AND (state = 'held') = (promised_until IS NOT NULL)),
  CONSTRAINT booking_stay_bounded CHECK (lower(stay) IS NOT NULL AND upper(stay) IS NOT NULL),
  -- The last word on overbooking: one live booking a room a night.
  CONSTRAINT booking_room_once EXCLUDE USING gist (room_id WITH =, stay WITH &&) WHERE (state IN ('held', 'confirmed'))
);
CREATE INDEX booking_visitor ON bookings (visitor) WHERE state = 'held';
CREATE INDEX booking_stay ON bookings USING gist (stay);
CREATE INDEX booking_created ON bookings (created_at);
CREATE INDEX booking_changed_in ON bookings (changed_in);
CREATE FUNCTION booking_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  IF (NEW.room_type_id, NEW.room_id, NEW.pinned, NEW.stay, NEW.state, NEW.hold_until) IS DISTINCT FROM
     (OLD.room_type_id, OLD.room_id, OLD.pinned, OLD.stay, OLD.state, OLD.hold_until) THEN
    NEW.changed_in := pg_current_xact_id();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_changed BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION booking_changed();

-- A live booking has a room. Deferred to commit, because a swap of rooms passes over "unassigned";
-- costs nothing where the room is set.
CREATE FUNCTION booking_live_has_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM bookings WHERE id = NEW.id AND room_id IS NULL AND state IN ('held', 'confirmed')) THEN
    RAISE EXCEPTION 'live booking % has no room', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_live_has_room';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER booking_live_has_room AFTER INSERT OR UPDATE ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.room_id IS NULL AND NEW.state IN ('held', 'confirmed')) EXECUTE FUNCTION booking_live_has_room();

CREATE TABLE idempotency_keys (
  key text PRIMARY KEY,
  request_hash text NOT NULL,
  booking_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- ── subjects: whatever has a life that a workflow carries (api/subjects) ────────────────────────────────────────────
-- What is still to be told to Temporal.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject_kind text NOT NULL,
  subject_id uuid NOT NULL,
  -- Why, for who reads the table.
  topic text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz
);
CREATE INDEX outbox_open ON outbox (id) WHERE delivered_at IS NULL;
-- What happened: the timeline. `data` is data, the screens have the words.
CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject_kind text NOT NULL,
  subject_id uuid NOT NULL,
  kind text NOT NULL,
  at timestamptz NOT NULL,
  -- 'guest', 'provider', 'channel', 'staff' or a member of staff's name; null: it came by itself.
  by text,
  data jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX event_subject ON events (subject_kind, subject_id, id);
-- When something is next to be done for a subject: the reconcile asks for what is due, and needs no
-- rule of any kind of subject. No row: nothing ever will be.
CREATE TABLE subject_dues (
  subject_kind text NOT NULL,
  subject_id uuid NOT NULL,
  next_due_at timestamptz NOT NULL,
  PRIMARY KEY (subject_kind, subject_id)
);
CREATE INDEX subject_due_next ON subject_dues (next_due_at);

-- ── mail ────────────────────────────────────────────────────────────────────────────────────────────────────────────
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  subject_kind text NOT NULL,
  subject_id uuid NOT NULL,
  -- What staff know the subject by; it never changes.
  subject_number text NOT NULL DEFAULT '',
  kind text NOT NULL,
  -- What it tells of where a kind tells of several things, or the request for one more.
  about text NOT NULL DEFAULT '',
  message_id text NOT NULL UNIQUE,
  -- In whose name a mail goes is fixed together with its text.
  sender text NOT NULL DEFAULT '',
  reply_to text,
  recipient text NOT NULL,
  recipient_name text NOT NULL DEFAULT '',
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  attachments jsonb NOT NULL DEFAULT '[]',
  -- 'withdrawn': makes no sense any more, such as of a cancelled booking; it is never sent.
  state text NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'uncertain', 'failed', 'kept', 'withdrawn')),
  attempts smallint NOT NULL DEFAULT 0,
  -- When it was last tried (real time: it paces the next try), and how often nobody knows what
  -- became of it.
  tried_at timestamptz,
  unknown_outcomes smallint NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  -- Written once: a retry finds the same row and the same Message-ID.
  UNIQUE (subject_id, kind, about)
);
CREATE INDEX mail_subject ON mails (subject_kind, subject_id, created_at);

-- ── staff ───────────────────────────────────────────────────────────────────────────────────────────────────────────
CREATE TABLE staff (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  active boolean NOT NULL DEFAULT true
);
CREATE UNIQUE INDEX staff_email ON staff (lower(email));
CREATE TABLE staff_sessions (
  -- SHA-256 of the cookie's token: a read of this table signs nobody in.
  token_hash text PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE TABLE login_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A keyed hash of the address tried or of where it came from.
  subject text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX login_attempt_subject ON login_attempts (subject, at);

-- ── the version of the facts ────────────────────────────────────────────────────────────────────────────────────────
-- Changes with every commit that changes what a search or a quote depends on, but for bookings,
-- which say themselves which transaction touched them. One row: reading it is part of every answer
-- to a guest.
CREATE TABLE facts_version (version bigint NOT NULL) WITH (fillfactor = 20);
INSERT INTO facts_version VALUES (0);
CREATE FUNCTION facts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE facts_version SET version = version + 1;
  RETURN NULL;
END $$;
-- A booking that is gone cannot say so: then the version moves and everything is loaded again.
CREATE TRIGGER facts_changed AFTER DELETE OR TRUNCATE ON bookings FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON closures FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON rooms FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON room_types FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON room_type_prices FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON room_type_facilities FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON room_type_images FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON seasons FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON minimum_night_rules FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON tourist_tax_tariffs FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON vat_rates FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON family_tariffs FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON breakfast_tariffs FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON settings FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();

-- ── acceptance ─────────────────────────────────────────────────────────────────────────────────────────────────────
-- Writes a booking, its folio with the first entries, its payment attempt, its key and its outbox
-- row, or says why not. `booking` is the row without its number, which is given here, and its
-- `entries`; `new_terms` the terms of sale where they may not be stored yet. Answers { outcome, number }. After the lock every statement in here looks anew, so
-- that what was committed while it waited counts. 5301 is ROOM_TYPE_LOCK of
-- api/rooms/room-type-lock.ts.
CREATE FUNCTION insert_booking(
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
      folio_id, total_cents, hold_until, promised_until, visitor, created_at, updated_at)
    VALUES (its.id, its.number, its.state, its.source, its.made_by, its.payment, its.room_type_id, its.room_id, its.wanted_room_id, its.pinned, its.stay,
      its.adults, its.child_ages, its.residents, its.name, its.first_name, its.last_name, its.email, its.phone, its.city, its.address, its.postcode,
      its.notes, its.arrival_from, its.arrival_until, its.overruled, its.overrule_reason, its.overruled_by,
      its.id, its.total_cents, its.hold_until, its.hold_until, its.visitor, its.created_at, its.created_at)
    ON CONFLICT ON CONSTRAINT booking_room_once DO NOTHING
    RETURNING folio_id)
  INSERT INTO folios (id, kind, number, created_at) SELECT folio_id, 'booking', its.number, its.created_at FROM booked;
  IF NOT FOUND THEN RETURN '{"outcome": "taken"}'; END IF;
  INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, quote, terms_id)
  SELECT its.id, kind, method, cents, its.created_at, by, quote, terms_id
  FROM jsonb_to_recordset(booking -> 'entries') AS entry (kind text, method text, cents integer, by text, quote jsonb, terms_id text);
  IF its.state = 'held' THEN
    INSERT INTO payments (id, folio_id, amount_cents, state, created_at, updated_at)
    VALUES (attempt, its.id, its.total_cents, 'created', its.created_at, its.created_at);
  END IF;
  INSERT INTO idempotency_keys (key, request_hash, booking_id) VALUES (its_key, its_request_hash, its.id);
  INSERT INTO outbox (subject_kind, subject_id, topic) VALUES ('booking', its.id, 'booking-held');
  RETURN jsonb_build_object('outcome', 'booked', 'number', its.number);
END $$;

-- ── the sandbox payment provider ──────────────────────────────────────────────────────────────────────────────────────
-- What the sandbox payment provider remembers; nothing of the
-- property reads or joins it. In PostgreSQL and not in memory, because several API processes may serve
-- one sandbox, and a payment must survive a restart.
CREATE SCHEMA sandbox;
CREATE TABLE sandbox.payments (
  id text PRIMARY KEY,
  idempotency_key text UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  description text NOT NULL,
  redirect_url text NOT NULL,
  webhook_url text,
  metadata jsonb,
  status text NOT NULL CHECK (status IN ('open', 'paid', 'failed', 'canceled', 'expired')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((status = 'open') = (ended_at IS NULL))
);
CREATE INDEX sandbox_payment_open ON sandbox.payments (expires_at) WHERE status = 'open';
CREATE TABLE sandbox.refunds (
  id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox.payments,
  idempotency_key text UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  description text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sandbox_refund_payment ON sandbox.refunds (payment_id);
-- A webhook still to be called. Real time, not the property's clock: a network does not wait for a
-- moved calendar.
CREATE TABLE sandbox.webhook_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox.payments,
  attempts smallint NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_webhook_call_due ON sandbox.webhook_calls (due_at);
