-- Which house this is: one row. A backup carries it along, an export does not.
CREATE TABLE house_identity (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  -- Tells its backups from those of others in the same folder.
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Of the secret that its API started with last; null: it never started. A backup with another secret
  -- would be a house without second steps.
  secret_fingerprint text,
  -- When it was restored last, and what had happened until the backup: a mail that was due by then may
  -- have been sent by the house that is gone.
  restored_at timestamptz,
  restored_event bigint,
  CHECK ((restored_at IS NULL) = (restored_event IS NULL))
);
INSERT INTO house_identity DEFAULT VALUES;
