-- Who planned an edit, took it back or planned it again is written down as other edits of staff are.
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON planned_edits FOR EACH ROW
  EXECUTE FUNCTION note_change('id', 'method,path,body,changes,by,staff_id,email,tries');

-- How often it failed for now when it was due: after some tries it is refused, so that staff see it.
ALTER TABLE planned_edits ADD COLUMN tries integer NOT NULL DEFAULT 0;
