/** An element without its prefix: its attributes, and its text or the elements in it. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/**
 * Reads XML that has elements, attributes and texts and nothing else. Throws where an element is not
 * closed by its own name, or a text holds a character that has to be escaped.
 */
export function parseXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const body = source.replace(/^<\?xml[^>]*\?>\s*/, '').trim()
  for (const [, tag, text] of body.matchAll(/<([^>]*)>([^<]*)/g)) {
    const name = /^\/?(?:\w+:)?(\w+)/.exec(tag!)![1]!
    if (tag!.startsWith('/')) {
      const closed = open.pop()!
      if (closed.name !== name) throw new Error(`</${name}> closes <${closed.name}>`)
    } else {
      if (/&(?!amp;|lt;|gt;|quot;)/.test(text!)) throw new Error(`not escaped: ${text}`)
      const element = { name, attributes: attributesOf(tag!), text: plain(text!), children: [] }
      open.at(-1)!.children.push(element)
      if (!tag!.endsWith('/')) open.push(element)
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('not one whole element')
  return root.children[0]!
}

function attributesOf(tag: string): Record<string, string> {
  const named = tag.matchAll(/\s([\w:]+)="([^"]*)"/g)
  return Object.fromEntries([...named].map(([, name, value]) => [name!, plain(value!)]))
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

export function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name)
}

/** The text of the first element on this way. Throws where there is none. */
export function textAt(element: XmlElement, ...way: string[]): string {
  let at = element
  for (const name of way) {
    const [next] = childrenOf(at, name)
    if (!next) throw new Error(`no ${name} in ${at.name}`)
    at = next
  }
  return at.text
}

/** The amount there, in cents. */
export function centsAt(element: XmlElement, ...way: string[]): number {
  return Math.round(Number(textAt(element, ...way)) * 100)
}
