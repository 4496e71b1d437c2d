import fc from 'fast-check'
import { createElement, type ElementType, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { jsx, jsxs, withOwnTexts } from '../../guest/page/jsx-runtime.ts'

/** What may stand in an element: texts, nothing, elements, and lists of these. */
const children = fc.letrec<{ child: unknown; many: unknown[] }>((tie) => ({
  child: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('', 'Kies een dag', ' ', 0, 3, null, undefined, false),
    fc.constantFrom('b', 'i').map((tag) => createElement(tag, { key: tag }, 'vet')),
    tie('many'),
  ),
  many: fc.array(tie('child'), { maxLength: 5 }),
})).many as fc.Arbitrary<ReactNode[]>

const plain = (type: ElementType, held: ReactNode[]) =>
  renderToStaticMarkup(createElement(type, null, ...held))
const own = (type: ElementType, held: ReactNode[]) =>
  renderToStaticMarkup(jsxs(type, { children: held }))

it('says what React says, in the same order', () => {
  fc.assert(
    fc.property(children, fc.constantFrom<ElementType>('p', Fragment), (held, type) => {
      expect(own(type, held).replace(/<\/?x-text>/g, '')).toBe(plain(type, held))
    }),
  )
})

it('has no text beside an element', () => {
  fc.assert(
    fc.property(children, (held) => {
      const inside = own('p', held).slice('<p>'.length, -'</p>'.length)
      if (!inside.includes('<')) return
      expect(inside.replace(/<(b|i|x-text)>[^<]*<\/\1>/g, '')).toBe('')
    }),
  )
})

it('leaves every element in its place, so that what was typed in it stays', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<ReactNode>('a', null, 1), { maxLength: 4 }), (before) => {
      const field = createElement('input')
      const { children: held } = withOwnTexts('p', { children: [...before, field, 'na'] })
      expect(held[before.length]).toBe(field)
    }),
  )
})

it('leaves to a component what it is given', () => {
  const given = { children: ['drie', ' ', 'nachten'] }
  expect(withOwnTexts(() => null, given)).toBe(given)
  expect(renderToStaticMarkup(jsx('p', given))).toBe('<p>drie nachten</p>')
})
