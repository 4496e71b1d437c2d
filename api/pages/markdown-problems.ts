import { type Token, Marked } from 'marked'
import { fillText } from '../../rules/texts/fill-text.ts'
import { pageTextTexts } from '../../rules/texts/page-text.ts'
import { pageFactNames, pagePartsInText } from '../../rules/texts/page-blanks.ts'
import { isOwnPath, isSafeAddress } from './safe-address.ts'

const markdown = new Marked({ gfm: true, async: false })

/** What is quoted of the words that cannot stand. */
const MOST_QUOTED = 40

/**
 * Why a text in Markdown cannot be shown as it is written, the first reason; null where it can.
 * `readMarkdown` would leave these out in silence: who writes them is told instead.
 */
export function markdownProblem(source: string): string | null {
  return problemIn(markdown.lexer(source)) ?? blankProblem(source)
}

function problemIn(tokens: readonly Token[]): string | null {
  for (const token of tokens) {
    const found = problemOf(token) ?? problemIn(insideOf(token))
    if (found !== null) return found
  }
  return null
}

function problemOf(token: Token): string | null {
  const { type, raw, href } = token as { type: string; raw: string; href?: string }
  if (type === 'html') return fillText(pageTextTexts.html, { what: quoted(raw) })
  if (type === 'link' && !isSafeAddress(href ?? ''))
    return fillText(pageTextTexts.link, { to: quoted(href ?? '') })
  if (type === 'image' && !isOwnPath(href ?? ''))
    return fillText(pageTextTexts.picture, { source: quoted(href ?? '') })
  return null
}

/** The tokens of a token: lists keep theirs under another name. */
function insideOf(token: Token): readonly Token[] {
  const { tokens = [], items = [] } = token as { tokens?: Token[]; items?: Token[] }
  return [...tokens, ...items]
}

function blankProblem(source: string): string | null {
  const known: readonly string[] = [...pageFactNames, ...pagePartsInText]
  const blank = [...source.matchAll(/\{([a-z-]+)\}/g)].find(([, name]) => !known.includes(name!))
  return blank ? fillText(pageTextTexts.blank, { blank: blank[0] }) : null
}

function quoted(words: string): string {
  const line = words.trim().split('\n')[0] ?? ''
  return line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line
}
