import { type ApiError, statusOf } from '../../../api/errors/api-error.ts'
import { isWayToPay } from '../../../screens/guest-addresses.ts'
import type { Answered } from './asked.ts'
import type { DescribedOperation } from './described-operations.ts'

/** What no answer to the outside may ever hold. */
const INSIDES =
  /\bat \S+ \(|\.ts:\d+|node_modules|\bSELECT \w|\bINSERT INTO|\bUPDATE \w+ SET|violates |syntax error|relation "|pg_catalog|invalid input syntax/
/** How a sentence begins. */
const BEGINS = /^[A-Z€0-9"‘“]/
/** A refusal is told in Dutch: none of these words is. */
const ENGLISH =
  /\b(?:the|must|should|invalid|expected|required|unexpected|body|string|undefined|null|received|property|cannot)\b/i

/**
 * What is wrong with an answer, whoever asked: a part that is down, a status or a body that the
 * document does not know, a refusal in another shape or tongue, something of the inside, a header
 * that lacks. Null where nothing is.
 */
export function wrongWith(operation: DescribedOperation, answer: Answered): string | null {
  const { status, text, headers } = answer
  if (status >= 500) return `answers ${status}`
  if (INSIDES.test(text)) return 'tells of its inside'
  return wrongHeaders(headers) ?? (status >= 400 ? wrongRefusal(operation, answer) : wrongBody())

  function wrongBody(): string | null {
    const said = operation.answers[status]
    if (!said) return `the document knows no ${status}`
    if (said.type === null) return text === '' ? null : 'the document knows no body'
    const type = String(headers['content-type'])
    if (!type.startsWith(said.type.split(';')[0]!)) return `is ${type}, not ${said.type}`
    if (!said.fits || said.fits(parsed(text))) return null
    return `does not fit: ${JSON.stringify(said.fits.errors?.[0])}`
  }
}

function wrongHeaders(headers: Answered['headers']): string | null {
  if (headers['x-content-type-options'] !== 'nosniff') return 'may be sniffed'
  if (!headers['content-security-policy']) return 'has no policy'
  if (headers['access-control-allow-origin']) return 'is readable from elsewhere'
  return null
}

/** What an answer says; undefined, which fits nothing, where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether an answer may be kept by a cache between here and its reader. */
export function isKept({ headers }: Answered): boolean {
  return !/no-store/.test(String(headers['cache-control']))
}

function wrongRefusal(operation: DescribedOperation, { status, text, headers }: Answered) {
  const type = String(headers['content-type'])
  const isPage = isWayToPay(operation.path.replace('{id}', ':id')) && type.startsWith('text/html')
  if (!isPage && !type.startsWith('application/json')) return 'is no JSON'
  // An answer to HEAD has no body.
  if (operation.method === 'HEAD' && text === '') return null
  // A browser is before it, with a guest: a page says why.
  if (isPage) {
    const page = /^<!doctype html><html lang="nl">.*<h1>(.+)<\/h1><p>(.+)<\/p>/s.exec(text)
    return page ? wrongSentence(page.slice(1)) : 'is no page'
  }
  const body = parsed(text) as ApiError
  const { fits } = operation.answers['default']!
  if (!fits!(body)) return `does not fit: ${JSON.stringify(fits!.errors?.[0])}`
  const { error } = body
  const said = statusOf(error)
  // The shape's own refusals keep the status of the protocol, such as 413.
  if (said !== status && !['invalid-input', 'stay-refused', 'login-refused'].includes(error.reason))
    return `${error.reason} is ${said}, not ${status}`
  const fields = 'fields' in error ? error.fields : []
  return wrongSentence([error.text, ...fields.map((field) => field.text)])
}

function wrongSentence(sentences: readonly string[]): string | null {
  const wrong = sentences.find((sentence) => !BEGINS.test(sentence) || ENGLISH.test(sentence))
  return wrong === undefined ? null : `is told as "${wrong}"`
}
