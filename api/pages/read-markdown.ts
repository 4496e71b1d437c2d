import { type MarkedToken, type Token, Marked } from 'marked'
import { type PageBlock, type PageInline, type PageListItem, pageParts } from './page-content.ts'
import { type MarkdownProblem, type ReadMarkdown, asWritten } from './markdown-answer.ts'
import { isOwnPath, isSafeAddress } from './safe-address.ts'

const markdown = new Marked({ gfm: true, async: false })

/** Lists in lists, and bold in slanted in a link, go this deep at most. */
const DEEPEST = 12
/** A page has so many blocks and pieces of sentences at most: each is drawn for every visitor. */
const MOST_PIECES = 2_000

/**
 * Reads a text in Markdown. Only what `PageBlock` names comes through: HTML in the text is dropped, a
 * link that leads to anything but a path of this site, https, mailto or tel is only its words, and a
 * picture must be one of this site. So nothing that staff paste can run at a guest's.
 *
 * How long it takes, the text decides: it is asked of `MarkdownReader`.
 */
export function readMarkdown(source: string): ReadMarkdown {
  const reading = new Reading()
  const blocks = reading.blocks(markdown.lexer(source))
  if (reading.isIntricate) return asWritten(source)
  return { blocks, problem: reading.problem }
}

/** One text while it is read: how much is in it, and what of it cannot be shown. */
class Reading {
  problem: MarkdownProblem | null = null
  isIntricate = false
  private pieces = 0
  private depth = 0

  blocks(tokens: readonly Token[]): PageBlock[] {
    return this.each(tokens, (token) => this.blocksOf(token))
  }

  private blocksOf(token: MarkedToken): PageBlock[] {
    switch (token.type) {
      case 'heading': {
        // The title of the page is its only heading of the first level.
        const level = token.depth <= 2 ? 2 : 3
        return [{ kind: 'heading', level, text: wordsOf(this.inlines(token.tokens)) }]
      }
      case 'paragraph':
      case 'text':
        return this.paragraph(token.text, token.tokens ?? [token])
      case 'list':
        return [
          {
            kind: 'list',
            ordered: token.ordered,
            items: token.items.map((item) => this.item(item.tokens)),
          },
        ]
      case 'table':
        return [
          {
            kind: 'table',
            columns: token.header.map(({ tokens, align }) => ({
              head: this.inlines(tokens),
              align: align ?? 'left',
            })),
            rows: token.rows.map((row) => row.map(({ tokens }) => this.inlines(tokens))),
          },
        ]
      case 'blockquote':
        return [{ kind: 'quote', inside: this.lines(token.tokens) }]
      case 'code':
        return [{ kind: 'paragraph', inside: [{ kind: 'text', text: token.text }] }]
      default:
        this.noteProblem(token)
        return []
    }
  }

  private paragraph(source: string, tokens: readonly Token[]): PageBlock[] {
    const part = pageParts.find((name) => source.trim() === `{${name}}`)
    if (part) return [{ kind: 'part', name: part }]
    const pictures = (tokens as readonly MarkedToken[]).flatMap((token): PageBlock[] =>
      token.type === 'image' && isOwnPath(token.href)
        ? [{ kind: 'picture', source: token.href, words: plain(token.text) }]
        : [],
    )
    const inside = this.inlines(tokens)
    const hasWords = wordsOf(inside).trim() !== ''
    return hasWords ? [...pictures, { kind: 'paragraph', inside }] : pictures
  }

  /** A line of a list: its words, and what stands below them. */
  private item(tokens: readonly Token[]): PageListItem {
    const [first, ...blocks] = this.blocks(tokens)
    if (first?.kind === 'paragraph') return { inside: first.inside, blocks }
    return { inside: [], blocks: first ? [first, ...blocks] : [] }
  }

  /** The words of blocks, each on a line of its own. */
  private lines(tokens: readonly Token[]): PageInline[] {
    const lines = this.each(tokens, (token) => {
      if (token.type === 'list') return token.items.map((item) => this.lines(item.tokens))
      if (token.type === 'blockquote') return [this.lines(token.tokens)]
      return [this.inlines('tokens' in token && token.tokens ? token.tokens : [token])]
    }).filter((line) => line.length > 0)
    return lines.flatMap((line, place) =>
      place === 0 ? line : [{ kind: 'break' } as const, ...line],
    )
  }

  private inlines(tokens: readonly Token[] = []): PageInline[] {
    return joined(this.each(tokens, (token) => this.inlinesOf(token)))
  }

  private inlinesOf(token: MarkedToken): PageInline[] {
    this.noteProblem(token)
    switch (token.type) {
      case 'strong':
        return [{ kind: 'strong', inside: this.inlines(token.tokens) }]
      case 'em':
        return [{ kind: 'emphasis', inside: this.inlines(token.tokens) }]
      case 'link': {
        const inside = this.inlines(token.tokens)
        return isSafeAddress(token.href) ? [{ kind: 'link', to: token.href, inside }] : inside
      }
      case 'br':
        return [{ kind: 'break' }]
      case 'text': {
        if (token.tokens) return this.inlines(token.tokens)
        // A blank may become a link, and more words than it is long.
        this.pieces += token.text.split('{').length - 1
        return [{ kind: 'text', text: plain(token.text) }]
      }
      case 'del':
        return this.inlines(token.tokens)
      case 'escape':
      case 'codespan':
        return [{ kind: 'text', text: plain(token.text) }]
      default:
        return []
    }
  }

  /** What each token is read as, one level deeper; nothing any more of a text that is too intricate. */
  private each<Piece>(tokens: readonly Token[], read: (token: MarkedToken) => Piece[]): Piece[] {
    this.pieces += tokens.length
    if (this.pieces > MOST_PIECES || this.depth >= DEEPEST) this.isIntricate = true
    if (this.isIntricate) return []
    this.depth++
    // The lexer's own type leaves room for extensions; there are none here.
    const pieces = (tokens as readonly MarkedToken[]).flatMap(read)
    this.depth--
    return pieces
  }

  private noteProblem(token: MarkedToken): void {
    this.problem ??= problemOf(token)
  }
}

function problemOf(token: MarkedToken): MarkdownProblem | null {
  if (token.type === 'html') return { why: 'html', what: token.raw }
  if (token.type === 'link' && !isSafeAddress(token.href)) return { why: 'link', what: token.href }
  if (token.type === 'image' && !isOwnPath(token.href)) return { why: 'picture', what: token.href }
  return null
}

/** Words that only dropped HTML kept apart are one piece. */
function joined(pieces: readonly PageInline[]): PageInline[] {
  const whole: PageInline[] = []
  for (const piece of pieces) {
    const last = whole.at(-1)
    if (piece.kind === 'text' && last?.kind === 'text')
      whole[whole.length - 1] = { kind: 'text', text: last.text + piece.text }
    else whole.push(piece)
  }
  return whole
}

/** The words alone. */
export function wordsOf(inside: readonly PageInline[]): string {
  return inside
    .map((inline) => {
      if (inline.kind === 'text') return inline.text
      return inline.kind === 'break' ? ' ' : wordsOf(inline.inside)
    })
    .join('')
}

/** The lexer leaves the few entities that people write; the screen escapes again by itself. */
function plain(text: string): string {
  const entities: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&nbsp;': '\u00a0',
  }
  return text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity]!)
}
