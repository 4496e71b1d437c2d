import { catalogue } from './catalogue.ts'
import type { ReadingArea, ReadingEntry } from './reading-entry.ts'

const introduction = `# Readings: where the two source documents disagree or stay silent

The back-office document (BO) and the guest-site document (G) describe the same business twice. A reading is one way to understand a
place where they contradict each other or say nothing. The first value of each is the default.

- **set**: staff choose it at Instellingen → Keuzes. It counts for new quotes only: what was sold stays sold.
- **fixed**: decided once. The first value holds, the others were rejected.
- **data**: rows of the database, with what they start with.

This text is printed from \`rules/readings/catalogue.ts\` by \`npm run readings\`; a test keeps it equal.
`

/**
 * The whole catalogue as the Markdown of `docs/readings.md`, which is also what `npm run readings`
 * prints.
 */
export function printCatalogue(): string {
  return [introduction, ...catalogue.map(printArea)].join('\n')
}

function printArea({ title, entries }: ReadingArea): string {
  return [`## ${title}\n`, ...entries.map(printEntry)].join('\n')
}

function printEntry({ id, kind, values, source, reason }: ReadingEntry): string {
  const lines = Object.entries(values).map(([value, meaning]) => `- \`${value}\`: ${meaning}`)
  return `### ${id}\n\n${kind} · ${source}\n\n${lines.join('\n')}\n\n${sentence(reason)}\n`
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
