import { inflateSync } from 'node:zlib'

/** What a PDF of ours says, read back out of its bytes. */
export interface ReadPdf {
  pages: number
  /** The texts in the order in which they are drawn. */
  texts: string[]
  title: string
  language: string
  isTagged: boolean
  /** The kinds of its elements, in no order: `H1`, `Table`, `TH` … */
  tags: Set<string>
}

/**
 * Reads a PDF that pdfkit made: its objects one after the other, streams deflated, texts as glyph
 * numbers that the table of each font turns into letters (ISO 32000-1, 9.10.3).
 */
export function readPdf(file: Buffer): ReadPdf {
  const objects = new Map<number, { head: string; stream: string }>()
  const source = file.toString('latin1')
  for (const [, number, body] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body!.split(/\nstream\n/)
    const bytes = Buffer.from((packed ?? '').replace(/\nendstream$/, ''), 'latin1')
    const isPacked = head.includes('FlateDecode')
    const stream = isPacked ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1')
    objects.set(Number(number), { head, stream })
  }
  const at = (reference: string) => objects.get(Number(reference))!
  const all = [...objects.values()]
  const pages = all.filter(({ head }) => /\/Type \/Page\n/.test(head))
  const root = all.find(({ head }) => head.includes('/Type /Catalog'))!.head
  return {
    pages: pages.length,
    texts: pages.flatMap(({ head }) => {
      const resources = at(/\/Resources (\d+) 0 R/.exec(head)![1]!).head
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [
          name!,
          lettersOf(at(/\/ToUnicode (\d+) 0 R/.exec(at(font!).head)![1]!).stream),
        ]),
      )
      return textsOf(at(/\/Contents (\d+) 0 R/.exec(head)![1]!).stream, fonts)
    }),
    title: wordsOf(at(/\n\/Title (\d+) 0 R/.exec(source)![1]!).head.slice(1, -1)),
    language: wordsOf(/\/Lang \((.*?)\)/.exec(root)![1]!),
    isTagged: /\/Marked true/.test(root) || all.some(({ head }) => head.includes('/Marked true')),
    tags: new Set([...source.matchAll(/\/S \/(\w+)\n/g)].map(([, tag]) => tag!)),
  }
}

type Letters = Map<number, string>

function lettersOf(table: string): Letters {
  const letters: Letters = new Map()
  for (const [, from, listed] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [at, [, code]] of [...listed!.matchAll(/<(\w+)>/g)].entries())
      letters.set(Number.parseInt(from!, 16) + at, utf16(code!))
  return letters
}

/** Each run between `BT` and `ET` is a text. */
function textsOf(content: string, fonts: Map<string, Letters>): string[] {
  return [...content.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, run]) => {
    const letters = fonts.get(/\/(F\d+)/.exec(run!)![1]!)!
    const glyphs = [...run!.matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, hex]) => hex!.match(/.{4}/g) ?? [],
    )
    return glyphs.map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '?').join('')
  })
}

const utf16 = (hex: string) =>
  String.fromCharCode(...hex.match(/.{4}/g)!.map((unit) => Number.parseInt(unit, 16)))

/** A text string of PDF: UTF-16 with its mark, or bytes of Latin letters. */
function wordsOf(raw: string): string {
  const bytes = Buffer.from(
    raw.replaceAll(
      /\\([\\()nrt])/g,
      (_, one: string) => ({ n: '\n', r: '\r', t: '\t' })[one] ?? one,
    ),
    'latin1',
  )
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1')
}
