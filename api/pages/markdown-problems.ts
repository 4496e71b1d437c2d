import { type Message, message } from '../../rules/texts/message.ts'
import { pageFactNames, pagePartsInText } from '../../rules/texts/page-blanks.ts'
import type { MarkdownProblem } from './markdown-answer.ts'

/** What is quoted of the words that cannot stand. */
const MOST_QUOTED = 40

/** What staff are told of what cannot be shown as they wrote it. */
export function problemText(problem: MarkdownProblem): Message {
  switch (problem.why) {
    case 'html':
      return message('pageText.html', { what: quoted(problem.what) })
    case 'link':
      return message('pageText.link', { to: quoted(problem.what) })
    case 'picture':
      return message('pageText.picture', { source: quoted(problem.what) })
    case 'intricate':
      return message('pageText.intricate')
  }
}

/** What they are told of a blank that nothing fills, such as `{telefon}`; null where there is none. */
export function blankProblem(source: string): Message | null {
  const known: readonly string[] = [...pageFactNames, ...pagePartsInText]
  const blank = [...source.matchAll(/\{([a-z-]+)\}/g)].find(([, name]) => !known.includes(name!))
  return blank ? message('pageText.blank', { blank: blank[0] }) : null
}

function quoted(words: string): string {
  const line = words.trim().split('\n')[0] ?? ''
  return line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line
}
