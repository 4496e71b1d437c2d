/** The fields in which a row differs from what it was, as text; its id and version left out. */
export function changedFields(
  before: object,
  after: object,
): { field: string; from: string; to: string }[] {
  const [was, became] = [before, after] as Record<string, unknown>[]
  return Object.keys({ ...was, ...became })
    .filter((field) => field !== 'id' && field !== 'version')
    .map((field) => ({ field, from: asText(was?.[field]), to: asText(became?.[field]) }))
    .filter(({ from, to }) => from !== to)
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
