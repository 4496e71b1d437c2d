import { inSnakeCase } from './schema-names.ts'

/**
 * The statement that inserts a row, with its values: what `query` takes.
 *
 * @param row by the names of its columns in camel case; a value for `json` is text
 * @param then what follows the values, such as `ON CONFLICT DO NOTHING`
 */
export function insertion(
  table: string,
  row: object,
  then = '',
): [statement: string, values: unknown[]] {
  const columns = Object.keys(row).map(inSnakeCase).join(', ')
  const values = Object.values(row)
  const places = values.map((_, at) => `$${at + 1}`).join(', ')
  return [`INSERT INTO ${table} (${columns}) VALUES (${places}) ${then}`, values]
}
