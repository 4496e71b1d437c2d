-- What its payer reads of it at the provider, as it was first asked for: the provider takes the same
-- request alone under the same key, and the payer's language and the texts may change before it is asked again.
ALTER TABLE refunds ADD COLUMN description text;
