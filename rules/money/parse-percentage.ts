/**
 * Reads a percentage as people type it in Dutch: `9`, `9,5`, `9.25`, `21 %`. Gives basis points
 * (2100 = 21 %); null where it is none, has a sign, more than two decimals, or is beyond 100.
 */
export function parsePercentage(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[%\s\u00a0]/g, ''))
  if (!match) return null
  const basisPoints = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return basisPoints <= 10_000 ? basisPoints : null
}

/** Basis points as staff read and type them: `9,5`. */
export function formatPercentage(basisPoints: number): string {
  return String(basisPoints / 100).replace('.', ',')
}
