/** A piece of XML that is written already. */
export type Xml = { readonly xml: string }

/**
 * An element: its text, or the elements in it. Where there is nothing to say (null), it is left out.
 *
 * @param content text is escaped; whatever is no XML character is taken out of it
 */
export function element(
  name: string,
  content: string | readonly (Xml | null)[] | null,
  attributes: Readonly<Record<string, string>> = {},
): Xml | null {
  if (content === null) return null
  const inside =
    typeof content === 'string'
      ? escaped(content)
      : content.flatMap((child) => (child === null ? [] : [child.xml])).join('')
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return { xml: `<${name}${named.join('')}>${inside}</${name}>` }
}

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
