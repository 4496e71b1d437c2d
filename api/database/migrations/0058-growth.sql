-- What searches, lists and sums among 100,000 bookings looked at one by one (docs/growth.md).

-- A bill is its order's total and what is not settled of it: the few rows that say something else
-- than "paid" are found together, and a sum over a year looks up no balance of what is settled.
DROP INDEX folio_balance_open;
CREATE INDEX folio_balance_open ON folio_balances (folio_id) WHERE balance_cents <> 0 OR written_off_cents <> 0;

-- Who types a whole address: the words of most addresses are those of everybody's.
CREATE INDEX booking_email ON bookings (email_key(email));
-- The messages of a customer, and the newest with a word.
CREATE INDEX form_message_email ON form_messages (email_key(email));
CREATE INDEX form_message_created ON form_messages (created_at, id);
-- Mails by words, as `wordsAnywhere` has them.
CREATE INDEX mail_search ON mails
  USING gin (recipient gin_trgm_ops, recipient_name gin_trgm_ops, subject gin_trgm_ops, subject_number gin_trgm_ops);
