import { formatEuro } from '../../rules/money/format-euro.ts'
import type { Letter, LetterPart } from './letter.ts'

/** The letter as plain text, with the house's lines below it. */
export function letterText({ parts }: Letter, foot: string[]): string {
  return [...parts.map(partText), ['-- ', ...foot].join('\n')].join('\n\n') + '\n'
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'facts':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'link':
      return `${part.label}:\n${part.url}`
    case 'lines': {
      const lines = part.lines.map(
        ({ label, explanation, cents }) =>
          `${label}${explanation === '' ? '' : ` (${explanation})`}: ${formatEuro(cents)}`,
      )
      return [...lines, `${part.totalLabel}: ${formatEuro(part.totalCents)}`].join('\n')
    }
  }
}
