-- Frozen: a later change is a new file. In whose name a mail goes is fixed together with its text.
ALTER TABLE mails
  ADD COLUMN sender text NOT NULL DEFAULT '',
  ADD COLUMN reply_to text;
