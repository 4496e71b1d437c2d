/** What is found of a step: `missing` keeps the house shut, `warning` does not. */
export interface Finding {
  kind: 'missing' | 'warning' | 'ready'
  text: string
}

export const missing = (text: string): Finding => ({ kind: 'missing', text })
export const warning = (text: string): Finding => ({ kind: 'warning', text })
export const ready = (text: string): Finding => ({ kind: 'ready', text })

/** `a, b en c`. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('nl').format(words)
}
