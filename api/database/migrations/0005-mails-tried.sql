-- Frozen: a later change is a new file. When a mail was last tried (real time: it paces the next
-- try), and how often nobody knows what became of it.
ALTER TABLE mails
  ADD COLUMN tried_at timestamptz,
  ADD COLUMN unknown_outcomes smallint NOT NULL DEFAULT 0;
