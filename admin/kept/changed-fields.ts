import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'

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

/** What stands in a row, field by field in Dutch, as what is gone with it. */
export function goneFields<Row extends object>(
  row: Row,
  fieldNames: Readonly<Record<string, string>>,
  told: Told<Row> = {},
): { field: string; from: string; to: string }[] {
  return Object.entries(fieldNames).flatMap(([field, name]) => {
    const say = told[field as Extract<keyof Row, string>]
    const from = say ? say(row) : asText(row[field as keyof Row])
    return from === '' ? [] : [{ field: name, from, to: '' }]
  })
}

/** A day is told as people say it. */
function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return JSON.stringify(value)
  const day = parseDay(value)
  return day === null ? value : staffDayYear(day)
}
