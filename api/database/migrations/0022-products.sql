-- What the house sells beside stays (BO §2, §3 Product). The breakfast box is one of them; its
-- prices are the dated rows of breakfast_tariffs.
CREATE TABLE products (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the rules know it by, such as electric-bike; it never changes.
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  unit text NOT NULL DEFAULT 'piece' CHECK (unit IN ('piece', 'day', 'person')),
  -- For one unit, VAT included. Null: its price is a reading's or dated rows', or there is none yet.
  cents integer CHECK (cents >= 0),
  vat_category text NOT NULL DEFAULT 'standard' CHECK (vat_category IN ('lodging', 'food', 'standard', 'none')),
  -- Null: as many as are asked for.
  stock integer CHECK (stock >= 0),
  minimum_persons smallint NOT NULL DEFAULT 1 CHECK (minimum_persons >= 1),
  minimum_nights smallint NOT NULL DEFAULT 0 CHECK (minimum_nights >= 0),
  active boolean NOT NULL DEFAULT true,
  sort integer NOT NULL DEFAULT 0,
  source text NOT NULL
);
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON products FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION note_change('id');
