-- Which mails guests get is kept per source now (readings `mail.sources.…`, screen Bronnen). Who chose
-- that everyone is told of a cancellation has it told to the guests of each channel.
UPDATE settings SET updated_at = now(), value = (value - 'cancellation.mail-to') ||
  CASE WHEN value ->> 'cancellation.mail-to' = 'everyone' THEN
    '{"mail.sources.booking.com": "cancellation", "mail.sources.airbnb": "cancellation", "mail.sources.bedandbreakfast.nl": "cancellation"}'::jsonb
  ELSE '{}'::jsonb END
WHERE key = 'readings' AND jsonb_typeof(value) = 'object' AND value ? 'cancellation.mail-to';
