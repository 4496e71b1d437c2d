-- Closures that were planned in one act are one vacation (BO §4): it is shown, and taken back, as one.
ALTER TABLE closures
  ADD COLUMN vacation_id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN planned_by text NOT NULL DEFAULT '';
CREATE INDEX closure_vacation ON closures (vacation_id);

-- What needs attention on the dashboard (BO §2) is found among few rows, however many there are.
CREATE INDEX mail_not_arrived ON mails (created_at) WHERE state IN ('failed', 'uncertain');
CREATE INDEX form_message_open ON form_messages (form) WHERE handled_at IS NULL;
CREATE INDEX refund_refused ON refunds (payment_id) WHERE state = 'refused';
CREATE INDEX folio_entry_less ON folio_entries (at)
  WHERE kind IN ('changed', 'written-off') AND cents < 0;
