-- Staff by invitation, a second step at sign-in, sessions that are seen and end.
ALTER TABLE staff
  -- Null: invited, and has not chosen a password yet.
  ALTER COLUMN password_hash DROP NOT NULL,
  ADD COLUMN password_set_at timestamptz,
  -- The last invitation, while it is not taken up.
  ADD COLUMN invited_at timestamptz,
  ADD COLUMN last_seen_at timestamptz,
  -- The key of the authenticator app, encrypted (`sealed-text.ts`), and since when it is asked for.
  ADD COLUMN totp_secret text,
  ADD COLUMN totp_since timestamptz,
  -- The half minute whose code was used last: a code is good once.
  ADD COLUMN totp_last_step integer,
  ADD CONSTRAINT staff_totp CHECK ((totp_secret IS NULL) = (totp_since IS NULL));

DROP TRIGGER note_change ON staff;
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON staff FOR EACH ROW
  EXECUTE FUNCTION note_change('id', 'password_hash,totp_secret,totp_last_step,last_seen_at');

-- What opens the second step without the app, each once. A hash, as of a session's token.
CREATE TABLE staff_recovery_codes (
  staff_id uuid NOT NULL REFERENCES staff,
  code_hash text NOT NULL,
  PRIMARY KEY (staff_id, code_hash)
);

ALTER TABLE staff_sessions
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN user_agent text NOT NULL DEFAULT '';
CREATE INDEX staff_sessions_of ON staff_sessions (staff_id);
