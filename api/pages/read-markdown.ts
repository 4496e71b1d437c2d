import { type MarkedToken, type Token, Marked } from 'marked'
import { type PageBlock, type PageInline, pageParts } from './page-content.ts'
import { isOwnPath, isSafeAddress } from './safe-address.ts'

const markdown = new Marked({ gfm: true, async: false })

/**
 * The blocks of a text in Markdown. Only what `PageBlock` names comes through: HTML in the text is
 * dropped, a link that leads to anything but a path of this site, https, mailto or tel is only its
 * words, and a picture must be one of this site. So nothing that staff paste can run at a guest's.
 */
export function readMarkdown(source: string): PageBlock[] {
  return tokensOf(markdown.lexer(source)).flatMap(blocksOf)
}

/** The lexer's own type leaves room for extensions; there are none here. */
const tokensOf = (tokens: readonly Token[] = []) => tokens as readonly MarkedToken[]

function blocksOf(token: MarkedToken): PageBlock[] {
  switch (token.type) {
    case 'heading':
      // The title of the page is its only heading of the first level.
      return [
        { kind: 'heading', level: token.depth <= 2 ? 2 : 3, text: wordsOf(inlines(token.tokens)) },
      ]
    case 'paragraph':
      return paragraph(token.text, tokensOf(token.tokens))
    case 'list':
      return [
        {
          kind: 'list',
          ordered: token.ordered,
          items: token.items.map((item) => inlines(item.tokens)),
        },
      ]
    case 'blockquote':
      return [{ kind: 'quote', inside: inlines(token.tokens) }]
    case 'code':
      return [{ kind: 'paragraph', inside: [{ kind: 'text', text: token.text }] }]
    default:
      return []
  }
}

function paragraph(source: string, tokens: readonly MarkedToken[]): PageBlock[] {
  const part = pageParts.find((name) => source.trim() === `{${name}}`)
  if (part) return [{ kind: 'part', name: part }]
  const pictures = tokens.flatMap((token): PageBlock[] =>
    token.type === 'image' && isOwnPath(token.href)
      ? [{ kind: 'picture', source: token.href, words: plain(token.text) }]
      : [],
  )
  const inside = inlines(tokens)
  const said = wordsOf(inside).trim() === '' ? [] : [{ kind: 'paragraph' as const, inside }]
  return [...pictures, ...said]
}

function inlines(tokens: readonly Token[] = []): PageInline[] {
  return joined(tokensOf(tokens).flatMap(inlinesOf))
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

function inlinesOf(token: MarkedToken): PageInline[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', inside: inlines(token.tokens) }]
    case 'em':
      return [{ kind: 'emphasis', inside: inlines(token.tokens) }]
    case 'link': {
      const inside = inlines(token.tokens)
      return isSafeAddress(token.href) ? [{ kind: 'link', to: token.href, inside }] : inside
    }
    case 'br':
      return [{ kind: 'break' }]
    case 'text':
      return token.tokens ? inlines(token.tokens) : [{ kind: 'text', text: plain(token.text) }]
    case 'paragraph':
    case 'del':
      return inlines(token.tokens)
    case 'escape':
    case 'codespan':
      return [{ kind: 'text', text: plain(token.text) }]
    // Lists within lists, tables: what they say stays, as words.
    case 'list':
      return token.items.flatMap((item) => inlines(item.tokens))
    default:
      return []
  }
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
