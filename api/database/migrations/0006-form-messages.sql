-- What somebody sent by a form of the guest site (G §2, §3): a message, a business enquiry, a
-- vendor's registration for the market, a project request. Stored first; a workflow then mails it.
CREATE TABLE form_messages (
  id uuid PRIMARY KEY,
  form text NOT NULL CHECK (form IN ('contact', 'business', 'vendor', 'project')),
  -- Who sent it: what lists are sorted and searched by. Empty where it was not given.
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  -- Every field of the form by its name, as text; which ones there are, rules/forms/form-labels.ts says.
  answers jsonb NOT NULL,
  -- One press of the button: sent again, it is the same message.
  key text NOT NULL UNIQUE,
  -- A keyed hash of where it came from, for the limit of an hour; forgotten after a day.
  visitor text,
  -- Where the address is on the map: not asked, still to be asked, found, or not to be found.
  place text NOT NULL DEFAULT 'not-asked' CHECK (place IN ('not-asked', 'waiting', 'found', 'unknown')),
  latitude double precision,
  longitude double precision,
  -- What staff note.
  handled_at timestamptz,
  handled_by text,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  CONSTRAINT form_messages_found_check CHECK ((place = 'found') = (latitude IS NOT NULL AND longitude IS NOT NULL))
);
CREATE INDEX form_message_form ON form_messages (form, created_at);
CREATE INDEX form_message_visitor ON form_messages (visitor, created_at) WHERE visitor IS NOT NULL;
