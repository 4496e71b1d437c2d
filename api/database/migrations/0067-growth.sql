-- Revenue by the day of payment: the folios that were settled in a month (docs/growth.md).
CREATE INDEX folio_balance_settled ON folio_balances (settled_at) WHERE settled_at IS NOT NULL;
