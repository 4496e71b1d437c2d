import { formatEuro } from '../../rules/money/format-euro.ts'
import type { MailContent, MailPart } from './mail-content.ts'

/** The mail as plain text, with the property's lines below it. */
export function mailText({ title, parts }: MailContent, foot: string[]): string {
  return [title, ...parts.map(partText), ['-- ', ...foot].join('\n')].join('\n\n') + '\n'
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
    case 'heading':
      return part.text
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n')
    case 'facts':
      return part.rows
        .map(({ label, value, more }) => `${label}: ${value}${more ? `, ${more}` : ''}`)
        .join('\n')
    case 'panel':
      return [part.title, part.text, `${part.button.label}:`, part.button.url].join('\n')
    case 'button':
    case 'link':
      return `${part.label}:\n${part.url}`
    case 'lines': {
      const lines = part.lines.map(
        ({ label, explanation, cents }) =>
          `${label}${explanation === '' ? '' : ` (${explanation})`}: ${formatEuro(cents)}`,
      )
      return [...lines, ...part.sums.map((sum) => `${sum.label}: ${formatEuro(sum.cents)}`)].join(
        '\n',
      )
    }
  }
}
