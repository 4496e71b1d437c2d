import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageBlock, PageInline } from '../../../api/pages/page-content.ts'
import { readMarkdown as read } from '../../../api/pages/read-markdown.ts'

const paragraph = (...inside: PageInline[]): PageBlock => ({ kind: 'paragraph', inside })
const text = (words: string): PageInline => ({ kind: 'text', text: words })
const item = (words: string, ...blocks: PageBlock[]) => ({ inside: [text(words)], blocks })
const readMarkdown = (source: string) => read(source).blocks

/** Every address that the blocks lead to or fetch from. */
function addresses(blocks: readonly PageBlock[]): string[] {
  const of = (inside: readonly PageInline[]): string[] =>
    inside.flatMap((inline) => [
      ...(inline.kind === 'link' ? [inline.to] : []),
      ...('inside' in inline ? of(inline.inside) : []),
    ])
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block.source]
    if (block.kind === 'list')
      return block.items.flatMap(({ inside, blocks: below }) => [
        ...of(inside),
        ...addresses(below),
      ])
    if (block.kind === 'table')
      return [...block.columns.map(({ head }) => head), ...block.rows.flat()].flatMap(of)
    return 'inside' in block ? of(block.inside) : []
  })
}

describe('A text in Markdown', () => {
  it('becomes headings, paragraphs, lists, quotes and pictures of this site', () => {
    const source = [
      '# Titel',
      '### Vraag?',
      'Een **vet** en *schuin* woord & [een link](/extra).',
      '- een\n- twee',
      '1. eerst',
      '> gezegd',
      '![Een sleutel](/art/sleutel.svg)',
    ].join('\n\n')
    expect(readMarkdown(source)).toEqual([
      { kind: 'heading', level: 2, text: 'Titel' },
      { kind: 'heading', level: 3, text: 'Vraag?' },
      paragraph(
        text('Een '),
        { kind: 'strong', inside: [text('vet')] },
        text(' en '),
        { kind: 'emphasis', inside: [text('schuin')] },
        text(' woord & '),
        { kind: 'link', to: '/extra', inside: [text('een link')] },
        text('.'),
      ),
      { kind: 'list', ordered: false, items: [item('een'), item('twee')] },
      { kind: 'list', ordered: true, items: [item('eerst')] },
      { kind: 'quote', inside: [text('gezegd')] },
      { kind: 'picture', source: '/art/sleutel.svg', words: 'Een sleutel' },
    ])
  })

  it('keeps a list in a list, and a second paragraph of its line', () => {
    const source = '- een\n  - eerst\n  - dan\n- twee\n\n  en meer\n'
    expect(readMarkdown(source)).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          item('een', { kind: 'list', ordered: false, items: [item('eerst'), item('dan')] }),
          item('twee', paragraph(text('en meer'))),
        ],
      },
    ])
  })

  it('keeps a table, and where its columns stand', () => {
    expect(readMarkdown('| Fiets | Prijs |\n| --- | ---: |\n| stad | **10** |')).toEqual([
      {
        kind: 'table',
        columns: [
          { head: [text('Fiets')], align: 'left' },
          { head: [text('Prijs')], align: 'right' },
        ],
        rows: [[[text('stad')], [{ kind: 'strong', inside: [text('10')] }]]],
      },
    ])
  })

  it('keeps the lines of a quote apart', () => {
    expect(readMarkdown('> een\n>\n> twee')).toEqual([
      { kind: 'quote', inside: [text('een'), { kind: 'break' }, text('twee')] },
    ])
  })

  it.each([
    [
      'a list in a list, thirty deep',
      Array.from({ length: 30 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n'),
    ],
    ['three thousand paragraphs', 'x\n\n'.repeat(3_000)],
    ['a table of five thousand rows', `|a|\n|-|\n${'|x|\n'.repeat(5_000)}`],
  ])('is shown as it is written where too much is in it: %s', (_, source) => {
    expect(read(source)).toEqual({
      blocks: [paragraph(text(source))],
      problem: { why: 'intricate' },
    })
  })

  it('asks for a part by its name on a line of its own, and nowhere else', () => {
    expect(readMarkdown('{extras}')).toEqual([{ kind: 'part', name: 'extras' }])
    expect(readMarkdown('Zie {extras}')).toEqual([paragraph(text('Zie {extras}'))])
    expect(readMarkdown('{script}')).toEqual([paragraph(text('{script}'))])
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a sentence', 'Kom <script>alert(1)</script> maar'],
    ['a picture with a handler', '<img src=x onerror=alert(1)>'],
    ['a frame', '<iframe src="https://another.example"></iframe>'],
    ['a style', '<style>body{display:none}</style>'],
    ['an element in a link', '[<img src=x onerror=alert(1)>](/extra)'],
    ['a form', 'Tik <form action="https://another.example"><input></form> hier'],
  ])('brings no HTML: %s is dropped', (_, source) => {
    expect(JSON.stringify(readMarkdown(source))).not.toMatch(/<\/?[a-z]|onerror/i)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'http://another.example',
    '//another.example/x',
    '/\\another.example',
    'https:/another.example',
    'file:///etc/passwd',
  ])('leads nowhere by %s: the words stay', (address) => {
    const blocks = readMarkdown(`Zie [hier](<${address}>) en ![plaatje](<${address}>)`)
    expect(addresses(blocks)).toEqual([])
    expect(JSON.stringify(blocks)).toContain('hier')
  })

  it.each([
    '/extra',
    'https://www.autoriteitpersoonsgegevens.nl/',
    'mailto:a@b.example',
    'tel:+31',
  ])('leads to %s', (address) =>
    expect(addresses(readMarkdown(`[hier](${address})`))).toEqual([address]),
  )

  it('shows pictures of this site only', () => {
    expect(addresses(readMarkdown('![x](https://another.example/x.png)'))).toEqual([])
  })

  it('never leads to an address that a browser would run, whatever is written', () => {
    const piece = fc.constantFrom(
      '[', ']', '(', ')', '<', '>', '!', '`', '*', '\n', ' ', '"', '&', ':', '//', '/', '\\',
      'javascript:', 'data:', 'https://a.example', '<script>', '</script>', '<a href=', 'onclick=', '{extras}', 'x', '|', '- ', '# ',
      '|a|\n|-|\n|', '\n  - ', '> ',
    ) // prettier-ignore
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const address of addresses(readMarkdown(pieces.join(''))))
          expect(address).toMatch(/^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)/i)
      }),
    )
  })
})
