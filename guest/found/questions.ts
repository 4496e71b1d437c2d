import type { PropertyView } from '../../api/facts/property-shape.ts'
import type { PageBlock, PageInline } from '../../api/pages/page-content.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { wordsWithFacts } from '../texts/words-with-facts.ts'
import type { Thing } from './lodging.ts'

/**
 * The questions of a page with their answers, for search engines: headings of the third level that
 * ask something, each with the words below it. Null where the page has fewer than two.
 */
export function frequentQuestions(
  blocks: readonly PageBlock[],
  property: PropertyView,
  words: GuestWords,
): Thing | null {
  const asked: { question: string; answer: string[] }[] = []
  let open = false
  for (const block of blocks) {
    if (block.kind === 'heading') {
      open = block.level === 3 && block.text.trim().endsWith('?')
      if (open) asked.push({ question: block.text, answer: [] })
    } else if (open) asked.at(-1)!.answer.push(...linesOf(block, property, words))
  }
  const answered = asked.filter(({ answer }) => answer.length > 0)
  if (answered.length < 2) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  }
}

function linesOf(block: PageBlock, property: PropertyView, words: GuestWords): string[] {
  const line = (inside: readonly PageInline[]) =>
    wordsOf(inside)
      .flatMap((text) => wordsWithFacts(text, property, words))
      .map((filled) => filled.words)
      .join('')
  if (block.kind === 'list')
    return block.items.flatMap(({ inside, blocks }) => [
      line(inside),
      ...blocks.flatMap((below) => linesOf(below, property, words)),
    ])
  if (block.kind === 'table')
    return [block.columns.map(({ head }) => head), ...block.rows].map((row) =>
      row.map(line).join(' · '),
    )
  return block.kind === 'paragraph' || block.kind === 'quote' ? [line(block.inside)] : []
}

function wordsOf(inside: readonly PageInline[]): string[] {
  return inside.flatMap((inline) => {
    if (inline.kind === 'text') return [inline.text]
    return inline.kind === 'break' ? [' '] : wordsOf(inline.inside)
  })
}
