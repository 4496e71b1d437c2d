import { renderToStaticMarkup } from 'react-dom/server'
import { socialPicture } from '../found/social-picture.ts'
import { Sprite } from '../icons/Sprite.tsx'
import { alternatesOf, fullTitle, type Head, isIndexed, plainTitle, siteName } from './PageHead.tsx'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { HOUSE_TAG, addressIn } from '../../screens/page-language.ts'

/** The files of the built site that a page needs. */
export interface Assets {
  script: string
  /** Style sheets of every page. */
  styles: string[]
  /** Scripts that every page needs. */
  preload: string[]
  /** Scripts of the parts that come later, by their source. */
  later: Record<string, string[]>
  /** The style sheets of those parts, by the same sources. */
  laterStyles: Record<string, string[]>
}

let sprite: string | null = null

/**
 * The document around the rendered screen. No inline script and no style: the content security
 * policy allows neither, and the state travels as data. `parts` are the sources of the lazy parts
 * on this page: their scripts come beside the others, not after them, and all of them after what is
 * seen first: the page can be read and used without. Their style sheets come with those of every
 * page, before anything is seen. React puts hints for pictures in front of its
 * HTML; they belong in the head.
 */
export function documentHtml(page: {
  head: Head
  html: string
  origin: string
  /** The path asked for: the address of a page that has no other. */
  pathname: string
  words: GuestWords
  assets: Assets
  wordsScripts: string[]
  parts: string[]
  /** For search engines, as schema.org has it. */
  things: object[]
  state: unknown
}): string {
  const { head, assets, words } = page
  const { tag } = words.language
  const isListed = isIndexed(head, page.pathname, words)
  const scripts = new Set([
    ...assets.preload,
    ...page.parts.flatMap((source) => assets.later[source] ?? []),
  ])
  const styles = new Set([
    ...assets.styles,
    ...page.parts.flatMap((source) => assets.laterStyles[source] ?? []),
  ])
  const [hints, body] = splitHints(page.html)
  sprite ??= renderToStaticMarkup(<Sprite />)
  return `<!doctype html>
<html lang="${text(tag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(fullTitle(head))}</title>
<meta name="description" content="${text(head.description ?? '')}">
<meta name="robots" content="${isListed ? 'index' : 'noindex'}">
<meta name="theme-color" content="#fbf5e4">
<link rel="canonical" href="${text(page.origin + addressIn(tag, head.canonical ?? page.pathname))}">
${isListed ? alternates(head, page) : ''}<link rel="icon" href="/art/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/assets/guest/pictures/icon-apple-180.png">
<link rel="manifest" href="/site.webmanifest${tag === HOUSE_TAG ? '' : `?taal=${text(tag)}`}">
${preview(head, page)}${[...styles].map((href) => `<link rel="stylesheet" href="${text(href)}">`).join('\n')}
${hints}${[...scripts].map((href) => `<link rel="modulepreload" href="${text(href)}" fetchpriority="low">`).join('\n')}
${page.wordsScripts.map((src) => `<script defer src="${text(src)}" fetchpriority="low"></script>\n`).join('')}<script type="module" src="${text(assets.script)}" fetchpriority="low"></script>
</head>
<body>
${sprite}
<div id="root">${body}</div>
<script type="application/json" id="page-state">${data(page.state)}</script>
${page.things.map((thing) => `<script type="application/ld+json">${data(thing)}</script>\n`).join('')}</body>
</html>
`
}

/** The site in the language of a page. */
interface Site {
  origin: string
  words: GuestWords
}

/** The same page in other languages, for search engines. */
const alternates = (head: Head, { origin, words }: Site): string =>
  alternatesOf(head, words)
    .map(
      ([hrefLang, address]) =>
        `<link rel="alternate" hreflang="${text(hrefLang)}" href="${text(origin + address)}">\n`,
    )
    .join('')

/** What a link to the page looks like in a message (Open Graph); nothing for one guest's own. */
function preview(head: Head, { origin, words: { language } }: Site): string {
  if (head.canonical === null) return ''
  const said = {
    'og:type': 'website',
    'og:site_name': head.house || siteName,
    'og:locale': language.locale.replace('-', '_'),
    'og:title': plainTitle(head.title),
    'og:description': head.description ?? '',
    'og:url': origin + addressIn(language.tag, head.canonical),
    'og:image': origin + socialPicture(head.picture),
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  }
  return Object.entries(said)
    .map(([name, content]) => `<meta property="${name}" content="${text(content)}">\n`)
    .join('')
}

function splitHints(html: string): [hints: string, body: string] {
  const hints = /^(?:<link[^>]*>)*/.exec(html)![0]
  return [hints, html.slice(hints.length)]
}

const text = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/**
 * JSON that can stand inside a script element: nothing in it can close the element or open a
 * comment.
 */
const data = (state: unknown) =>
  JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
