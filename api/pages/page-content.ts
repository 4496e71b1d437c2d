import { pagePartsInText } from '../../rules/texts/page-blanks.ts'

/** A piece of a sentence. `text` may hold `{telefoon}` and such, which the screen fills in. */
export type PageInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; inside: PageInline[] }
  /** `to`: a path of this site, or an https, mailto or tel address. */
  | { kind: 'link'; to: string; inside: PageInline[] }
  | { kind: 'break' }

/** A part of a page, in the order of the text. What Markdown can say beyond it is left out. */
export type PageBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; inside: PageInline[] }
  | { kind: 'list'; ordered: boolean; items: PageListItem[] }
  | { kind: 'quote'; inside: PageInline[] }
  | { kind: 'table'; columns: PageColumn[]; rows: PageInline[][][] }
  /** A drawing or photograph of this site. */
  | { kind: 'picture'; source: string; words: string }
  /** What the rules or the settings say, such as the prices of the extras. */
  | { kind: 'part'; name: PagePart }

/** A line of a list, and what stands below it: a list in a list, a second paragraph. */
export interface PageListItem {
  inside: PageInline[]
  blocks: PageBlock[]
}

/** A column of a table: its head, and where its cells stand. */
export interface PageColumn {
  head: PageInline[]
  align: 'left' | 'center' | 'right'
}

/** The parts a text can ask for, by a line of its own such as `{extras}`. */
export const pageParts = pagePartsInText
export type PagePart = (typeof pageParts)[number]

/** `GET /api/pages/:slug`: an information page, ready to be drawn. */
export interface PageTextView {
  slug: string
  title: string
  /** For search engines: a sentence or two, without markup. */
  description: string
  /** ISO 8601. */
  updatedAt: string
  blocks: PageBlock[]
  /** In which languages its words can be read, by their tags; in others they are in Dutch. */
  languages: string[]
}
