/** So many fields are shown: twice those of a booking. */
const fields = 60
/** How deep: an export may be nested deeper than any writer of JSON can follow. */
const depth = 3

/** What no database keeps: NUL, and halves of a sign. */
export const unkept = /[\0\p{Surrogate}]/gu

/** A text as it is, any other value as JSON; cut off with `…` beyond so many signs, or where it is deep. */
export function shortJson(value: unknown, most = 300): string {
  const text = typeof value === 'string' ? value : written(value, most, 0)
  const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text
  return cut.replaceAll(unkept, '')
}

function written(value: unknown, most: number, level: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, most))
  if (typeof value !== 'object' || value === null) return String(value)
  if (level === depth) return '…'
  const below = (one: unknown) => written(one, most, level + 1)
  const entries = Object.entries(value).slice(0, fields)
  return Array.isArray(value)
    ? `[${entries.map(([, one]) => below(one)).join(',')}]`
    : `{${entries.map(([key, one]) => `${JSON.stringify(key.slice(0, most))}:${below(one)}`).join(',')}}`
}
