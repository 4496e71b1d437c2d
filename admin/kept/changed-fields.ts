/** What a field says of a row, where its value is not for people. */
type Told<Row> = Partial<Record<Extract<keyof Row, string>, (row: Row) => string>>

/** The fields in which a row differs from what it was, as text; its id and version left out. */
export function changedFields<Row extends object>(
  before: Row,
  after: Row,
  told: Told<Row> = {},
): { field: string; from: string; to: string }[] {
  const fields = Object.keys({ ...before, ...after }) as Extract<keyof Row, string>[]
  return fields
    .filter((field) => field !== 'id' && field !== 'version')
    .map((field) => {
      const say = told[field] ?? ((row: Row) => asText(row[field]))
      return { field, from: say(before), to: say(after) }
    })
    .filter(({ from, to }) => from !== to)
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
