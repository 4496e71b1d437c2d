/** A token of a style sheet: `--space-1`, `0.25rem`, and what is said of it on its line. */
export interface Token {
  name: string
  value: string
  note: string
}

const pieces = /\/\*([\s\S]*?)\*\/|(--[\w-]+):\s*([^;]+);|\n/g

/**
 * The tokens below one heading of a style sheet's first `:root`. A heading is a comment that begins
 * with dashes (`---- roles ----`); a comment at the end of a line is the token's note. Throws where
 * the heading has no token.
 */
export function readTokens(styleSheet: string, heading: string): Token[] {
  const start = styleSheet.indexOf(':root {')
  const block = styleSheet.slice(start, styleSheet.indexOf('\n}', start))
  const tokens: Token[] = []
  let below = false
  let last: Token | null = null
  for (const [piece, comment, name, value] of block.matchAll(pieces)) {
    const found = /^[\s*]*-{4}\s*([\w ]*\w)/.exec(comment ?? '')?.[1]
    if (found) below = found === heading
    else if (below && name && value)
      tokens.push((last = { name, value: value.replaceAll(/\s+/g, ' '), note: '' }))
    else if (comment && last) last.note = comment.trim()
    if (piece === '\n') last = null
  }
  if (tokens.length === 0) throw new RangeError(`no tokens below '${heading}'`)
  return tokens
}
