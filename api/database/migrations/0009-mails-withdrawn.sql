-- Frozen: a later change is a new file. A mail that was written and makes no sense any more because
-- its booking was cancelled: it is never sent.
ALTER TABLE mails
  DROP CONSTRAINT mails_state_check,
  ADD CONSTRAINT mails_state_check CHECK (state IN ('queued', 'sending', 'sent', 'uncertain', 'failed', 'kept', 'withdrawn'));
