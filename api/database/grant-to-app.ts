import { type ClientBase, escapeIdentifier } from 'pg'

/**
 * What the owner has in the schemas of the property: its own, and the sandbox provider's. Another's
 * tables there are not the owner's to grant.
 */
const OWNED = `
  SELECT 'TABLE' AS kind, format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'sandbox') AND tableowner = current_user
  UNION ALL
  SELECT 'SEQUENCE', format('%I.%I', schemaname, sequencename) FROM pg_sequences WHERE schemaname IN ('public', 'sandbox') AND sequenceowner = current_user`

/**
 * Lets a role read and write what is in the tables, and nothing else: no table can be made,
 * changed, emptied at once or dropped under it. Done after every migration, so that what one adds
 * is reached too. What the migrations remember it may only read, to know whether all of them have
 * run; and so may a backup.
 */
export async function grantToApp(client: ClientBase, role: string): Promise<void> {
  const app = escapeIdentifier(role)
  const { rows } = await client.query<{ kind: 'TABLE' | 'SEQUENCE'; name: string }>(OWNED)
  const named = (kind: string) =>
    rows
      .filter((row) => row.kind === kind && row.name !== 'public.migrations')
      .map(({ name }) => name)
  await client.query(
    `GRANT USAGE ON SCHEMA public, sandbox TO ${app};
     GRANT SELECT, INSERT, UPDATE, DELETE ON ${named('TABLE').join(', ')} TO ${app};
     GRANT SELECT ON public.migrations TO ${app};
     GRANT USAGE, SELECT ON SEQUENCE ${named('SEQUENCE').join(', ')} TO ${app}`,
  )
}

/**
 * The role that the app connects as, where it is another than the one that migrates; null where one
 * role does both.
 */
export function appRole(url: string, migrationUrl: string): string | null {
  const [app, owner] = [url, migrationUrl].map((one) => decodeURIComponent(new URL(one).username))
  return app && app !== owner ? app : null
}
