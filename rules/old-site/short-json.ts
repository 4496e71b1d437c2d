/** How much of a value a remark shows. */
const most = 300
/** How deep: an export may be nested deeper than any writer of JSON can follow. */
const depth = 3

/** What no database keeps: NUL, and halves of a sign. */
export const unkept = /[\0\p{Surrogate}]/gu

/** A text as it is, any other value as JSON; cut off with `…` where it is long or deep. */
export function shortJson(value: unknown): string {
  const text = typeof value === 'string' ? value : written(value, 0)
  const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text
  return cut.replaceAll(unkept, '')
}

function written(value: unknown, level: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, most))
  if (typeof value !== 'object' || value === null) return String(value)
  if (level === depth) return '…'
  const entries = Object.entries(value).slice(0, most / 10)
  return Array.isArray(value)
    ? `[${entries.map(([, one]) => written(one, level + 1)).join(',')}]`
    : `{${entries.map(([key, one]) => `${JSON.stringify(key.slice(0, most))}:${written(one, level + 1)}`).join(',')}}`
}
