-- Journals are read by the day of their entries. Entries are written in that order, so the smallest of
-- indexes finds a period, and costs a sale next to nothing.
CREATE INDEX folio_entry_at ON folio_entries USING brin (at) WITH (pages_per_range = 16, autosummarize = on);
-- What waits for its money is not sold yet: revenue leaves it out.
CREATE INDEX breakfast_order_placed ON breakfast_orders (id) WHERE state = 'placed';
-- Nor is a cent that tries the payment provider ever sold.
CREATE INDEX folio_test_payment ON folios (id) WHERE kind = 'test-payment';
CREATE SEQUENCE test_payment_number_seq;
