import type { PageBlock, PageInline } from './page-content.ts'

/** What of a text cannot be shown as it is written; `intricate`: all of it, as too much is in it. */
export type MarkdownProblem =
  | { why: 'html' | 'link' | 'picture'; what: string }
  | { why: 'intricate' }

/** A text in Markdown, as it is shown. */
export interface ReadMarkdown {
  blocks: PageBlock[]
  /** The first thing that is not shown as it is written; null where all is. */
  problem: MarkdownProblem | null
}

/** What is shown of a text that is too intricate: its words, signs and all. */
export function asWritten(source: string): ReadMarkdown {
  const inside: PageInline[] = [{ kind: 'text', text: source }]
  return { blocks: [{ kind: 'paragraph', inside }], problem: { why: 'intricate' } }
}
