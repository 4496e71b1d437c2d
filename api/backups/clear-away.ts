import type { ClientBase } from 'pg'

/** What this role made in schemas that are not PostgreSQL's own, and no extension brought. */
const OURS = `
  SELECT format('DROP TABLE IF EXISTS %I.%I CASCADE', n.nspname, c.relname) AS statement, 1 AS turn
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND c.relowner = current_user::regrole AND n.nspname IN ('public', 'sandbox')
  UNION ALL
  SELECT format('DROP SEQUENCE IF EXISTS %I.%I CASCADE', n.nspname, c.relname), 2
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'S' AND c.relowner = current_user::regrole AND n.nspname IN ('public', 'sandbox')
  UNION ALL
  SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure), 3
  FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE p.proowner = current_user::regrole AND n.nspname IN ('public', 'sandbox')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL
  SELECT 'DROP SCHEMA IF EXISTS sandbox CASCADE', 4
  ORDER BY turn`

/**
 * Takes the house away that stands in this database, so that its tables can be made anew in an older
 * form. In the transaction of `client`: should what follows fail, it is still there.
 */
export async function clearAway(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(OURS)
  for (const { statement } of rows) await client.query(statement)
}
