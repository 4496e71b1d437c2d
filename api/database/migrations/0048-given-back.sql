-- Money that staff give back though nothing is cancelled: its lines. As 0033 has it, but for the three
-- remarks about what is given back.
CREATE OR REPLACE FUNCTION write_folio_lines(entry folio_entries) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  on_day date := (entry.at AT TIME ZONE 'Europe/Amsterdam')::date;
  was integer := 0;
  becomes jsonb;
  totals jsonb;
  last_day date;
  written integer;
  lines_written smallint;
BEGIN
  IF entry.quote IS NOT NULL THEN
    totals := entry.quote;
    becomes := entry.quote -> 'lines';
  -- All given back is not cancelled: its nights were stayed, and their tourist tax is owed.
  ELSIF entry.note IS DISTINCT FROM 'given-back' THEN
    SELECT coalesce(sum(cents), 0) INTO was FROM folio_lines WHERE folio_id = entry.folio_id;
    SELECT quote INTO totals FROM folio_entries
      WHERE folio_id = entry.folio_id AND id < entry.id AND quote IS NOT NULL ORDER BY id DESC LIMIT 1;
    IF was + entry.cents = 0 THEN
      becomes := '[]';
    ELSIF was = 0 AND (totals ->> 'totalCents')::int = entry.cents THEN
      becomes := totals -> 'lines';
    ELSIF entry.note = 'cancelled' THEN
      SELECT jsonb_build_array(jsonb_build_object('item', 'cancellation-fee', 'night', on_day, 'persons', 0,
          'cents', was + entry.cents, 'vatCategory', vat_category, 'vatBasisPoints', vat_basis_points))
        INTO becomes FROM folio_lines WHERE folio_id = entry.folio_id
        GROUP BY vat_category, vat_basis_points ORDER BY vat_category = 'none', sum(cents) DESC LIMIT 1;
    END IF;
  END IF;
  last_day := coalesce((totals ->> 'departure')::date - 1,
    (SELECT delivery_day FROM breakfast_orders WHERE folio_id = entry.folio_id), on_day);

  WITH wanted AS (
    SELECT line ->> 'item' AS item, line ->> 'name' AS name, (line ->> 'night')::date AS night,
      coalesce((line ->> 'night')::date, last_day) AS supplied_on, (line ->> 'persons')::int AS persons,
      (line ->> 'cents')::int AS cents, line ->> 'vatCategory' AS vat_category,
      (line ->> 'vatBasisPoints')::int AS vat_basis_points, place
    FROM jsonb_array_elements(becomes) WITH ORDINALITY AS one (line, place)
    UNION ALL
    SELECT item, name, night, supplied_on, persons, -cents, vat_category, vat_basis_points, 0
    FROM folio_lines WHERE folio_id = entry.folio_id AND becomes IS NOT NULL
      -- What was given back stays given back when the stay is changed.
      AND NOT (item = 'adjustment' AND entry.quote IS NOT NULL)
  ), changed AS (
    SELECT item, name, night, supplied_on, persons, sum(cents)::int AS cents, vat_category, vat_basis_points,
      row_number() OVER (ORDER BY max(place), supplied_on, item) AS line
    FROM wanted
    GROUP BY item, name, night, supplied_on, persons, vat_category, vat_basis_points
    HAVING sum(cents) <> 0
  ), stored AS (
    INSERT INTO folio_lines (entry_id, line, folio_id, item, name, night, supplied_on, persons, cents, vat_category, vat_basis_points)
    SELECT entry.id, line, entry.folio_id, item, name, night, supplied_on, persons, cents, vat_category, vat_basis_points FROM changed
    RETURNING cents
  )
  SELECT coalesce(sum(cents), 0), count(*) INTO written, lines_written FROM stored;
  -- Given back is taken off what stands at the rate of the dearest part first, then off the next: the
  -- VAT becomes less with the price (Wet OB 1968, art. 29), and no rate goes below zero.
  IF entry.note = 'given-back' THEN
    WITH rates AS (
      SELECT vat_category, vat_basis_points, sum(cents) AS cents FROM folio_lines
      WHERE folio_id = entry.folio_id GROUP BY vat_category, vat_basis_points HAVING sum(cents) > 0
    ), placed AS (
      SELECT *, sum(cents) OVER in_turn - cents AS before, row_number() OVER in_turn AS place FROM rates
      WINDOW in_turn AS (ORDER BY vat_category = 'none', cents DESC, vat_category, vat_basis_points)
    ), stored AS (
      INSERT INTO folio_lines (entry_id, line, folio_id, item, name, supplied_on, persons, cents, vat_category, vat_basis_points)
      SELECT entry.id, place, entry.folio_id, 'adjustment', entry.note, on_day, 0, -least(cents, -entry.cents - before), vat_category, vat_basis_points
      FROM placed WHERE before < -entry.cents
      RETURNING cents
    )
    SELECT coalesce(sum(cents), 0), count(*) INTO written, lines_written FROM stored;
  END IF;
  -- Cash that was rounded is one; and what an entry was written for is always all there.
  IF written <> entry.cents THEN
    INSERT INTO folio_lines (entry_id, line, folio_id, item, name, supplied_on, persons, cents, vat_category, vat_basis_points)
    VALUES (entry.id, lines_written + 1, entry.folio_id, 'adjustment', nullif(entry.note, ''), on_day, 0, entry.cents - written, 'none', 0);
  END IF;
END $$;
