-- A real house is opened to guests by its owner, once its first steps are done. One that has rooms
-- was open before there was a step for it, and stays so.
INSERT INTO settings (key, value)
SELECT 'opening', jsonb_build_object('since', now()) WHERE EXISTS (SELECT FROM rooms);

-- The one-time code of the first account, as a keyed hash: the code itself is on the screen of who
-- started the house, and nowhere else. At most one row, made anew by each start until it is used.
CREATE TABLE first_account_code (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  code_hash text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);
