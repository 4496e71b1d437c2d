/** A piece of XML that is written already. */
export type Xml = { readonly xml: string }

/**
 * What stands in an element, by its names and in their order. An array is an element for each; null
 * is left out; a function writes its element itself, with attributes.
 */
export interface Elements {
  [name: string]: string | null | Elements | readonly Elements[] | ((name: string) => Xml | null)
}

/**
 * An element: its text, or the elements in it. Where there is nothing to say (null), it is left out.
 *
 * @param content text is escaped; whatever is no XML character is taken out of it
 */
export function element(
  name: string,
  content: string | readonly (Xml | null)[] | Elements | null,
  attributes: Readonly<Record<string, string>> = {},
): Xml | null {
  if (content === null) return null
  const inside =
    typeof content === 'string'
      ? escaped(content)
      : (isList(content) ? content : elementsOf(content)).map((child) => child?.xml ?? '').join('')
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return { xml: `<${name}${named.join('')}>${inside}</${name}>` }
}

const isList = (content: object): content is readonly (Xml | null)[] => Array.isArray(content)

const elementsOf = (elements: Elements): (Xml | null)[] =>
  Object.entries(elements).flatMap(([name, content]) =>
    [content].flat().map((one) => (typeof one === 'function' ? one(name) : element(name, one))),
  )

/** A whole document. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
}

function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
