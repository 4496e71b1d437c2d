import type { ClientBase } from 'pg'

/**
 * Has values written and read as text in one way, whatever the server, the database or the role is
 * set to, until the end of the transaction: so that the same rows are the same bytes everywhere.
 */
export async function exactText(client: ClientBase): Promise<void> {
  await client.query(`
    SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC';
    SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`)
}
