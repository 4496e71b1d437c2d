-- Each time the receipt of a sale is to be mailed. The one that was asked for at /transactie-klaar has
-- the id of its sale, and goes once the money is in. The workflow writes and sends the mail
-- (mails.about is the id), once each.
CREATE TABLE sale_mailings (
  id uuid PRIMARY KEY,
  sale_id uuid NOT NULL REFERENCES sales,
  email text NOT NULL,
  by text NOT NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX sale_mailing_sale ON sale_mailings (sale_id);
