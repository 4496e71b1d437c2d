/** A room as its door has it: `3 · Luxe werk`, the number alone where it has no label. */
export function numberAndLabel({ number, label }: { number: number; label: string }): string {
  return label === '' ? String(number) : `${number} · ${label}`
}
