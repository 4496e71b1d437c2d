-- How far the addresses of a postcode are from the property by road (G §5, the 10 km rule): used
-- where no service for distances is configured. Staff keep it.
CREATE TABLE delivery_distances (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  postcode text NOT NULL UNIQUE CHECK (postcode ~ '^[1-9][0-9]{3}$'),
  place text NOT NULL,
  metres integer NOT NULL CHECK (metres >= 0),
  estimated boolean NOT NULL DEFAULT false
);
-- Around Elsloo (Limburg): estimated from the map, for staff to look up and correct.
INSERT INTO delivery_distances (postcode, place, metres, estimated) VALUES
  ('6181', 'Elsloo', 1000, true),
  ('6171', 'Stein', 4000, true),
  ('6243', 'Geulle', 4000, true),
  ('6191', 'Beek', 5000, true),
  ('6235', 'Ulestraten', 7000, true),
  ('6241', 'Bunde', 7000, true),
  ('6129', 'Urmond en Berg', 7000, true),
  ('6163', 'Geleen', 7000, true),
  ('6161', 'Geleen', 7000, true),
  ('6165', 'Geleen', 8000, true),
  ('6162', 'Geleen', 8000, true),
  ('6164', 'Geleen', 8000, true),
  ('6166', 'Geleen', 8000, true),
  ('6167', 'Geleen', 8000, true),
  ('6176', 'Spaubeek', 8000, true),
  ('6174', 'Sweikhuizen', 9000, true),
  ('6231', 'Meerssen', 10000, true),
  ('6333', 'Schimmert', 11000, true),
  ('6155', 'Puth', 11000, true),
  ('6151', 'Munstergeleen', 11000, true),
  ('6121', 'Born', 12000, true),
  ('6131', 'Sittard', 12000, true),
  ('6336', 'Hulsberg', 13000, true);
