-- Since when the provider may have made a refund of which no answer came. Money that is seen to
-- have gone back is this refund's before another's: asked for again, it would be counted twice.
ALTER TABLE refunds ADD COLUMN unanswered_since timestamptz;
