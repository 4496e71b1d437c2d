-- What stands below the lines of a price belongs to them: they are read before a booking too.
UPDATE text_corrections SET id = renamed.id FROM (VALUES
  ('siteThanks.total', 'price.total'),
  ('siteCheckout.withVat', 'price.withVat')
) AS renamed (former, id) WHERE text_corrections.id = renamed.former;
