-- A planned edit names its noun, the keys of its row and what is to be written there, and no request.
-- `base` is the last change that it knew: a row that was changed after it waits for staff on its day.
ALTER TABLE planned_edits
  ADD COLUMN noun text,
  ADD COLUMN key jsonb,
  ADD COLUMN values jsonb,
  ADD COLUMN base integer;

UPDATE planned_edits p SET
  noun = CASE WHEN parts[1] = 'settings' THEN parts[1] || '/' || parts[2]
    WHEN cardinality(parts) > 2 THEN parts[1] || '/' || parts[3] ELSE parts[1] END,
  key = to_jsonb(CASE WHEN parts[1] = 'settings' THEN '{}'
    WHEN cardinality(parts) > 2 THEN parts[2:2] || parts[4:] ELSE parts[2:] END),
  values = CASE WHEN method <> 'DELETE' THEN coalesce(nullif(body, 'null'), '{}') - 'version' END,
  base = coalesce(
    (SELECT min(id) FROM changes WHERE changes.noun = 'planned_edits' AND row_key = p.id::text),
    (SELECT max(id) FROM changes WHERE at <= planned_at), 0)
FROM (SELECT id, string_to_array(split_part(replace(path, '/api/back-office/', ''), '?', 1), '/') AS parts
  FROM planned_edits) AS asked
WHERE asked.id = p.id;

DROP TRIGGER note_change ON planned_edits;
ALTER TABLE planned_edits
  ALTER COLUMN noun SET NOT NULL, ALTER COLUMN key SET NOT NULL, ALTER COLUMN base SET NOT NULL,
  DROP COLUMN method, DROP COLUMN path, DROP COLUMN body, DROP COLUMN changes;
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON planned_edits FOR EACH ROW
  EXECUTE FUNCTION note_change('id', 'noun,key,values,base,by,staff_id,email,tries');
