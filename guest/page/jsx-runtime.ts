import type { ElementType, Key, ReactNode } from 'react'
import { Fragment, jsx as make, jsxs as makeStatic } from 'react/jsx-runtime'

/**
 * How the guest site makes its elements: as React does, but no text is a node that React keeps.
 *
 * A browser that translates a page puts each text node away and writes its own in the place of it.
 * React then takes away a node that is no longer there, which throws and ends the checkout, and
 * changes one that nobody sees any more. What it does to elements goes on working. So here every
 * text is all that an element holds: what stands beside an element gets one of its own, and pieces
 * of one sentence are one text.
 *
 * `own-texts.ts` puts it in the place of React's in a bundle, `tsconfig.build.json` on the server:
 * both must draw the same. A component that answers bare text is outside its reach; the stories
 * and the journeys look for one.
 */
export { Fragment }

interface Props {
  children?: ReactNode
}

export const jsx = (type: ElementType, props: Props, key?: Key) =>
  make(type, withOwnTexts(type, props), key)

export const jsxs = (type: ElementType, props: Props, key?: Key) => {
  const own = withOwnTexts(type, props)
  return (Array.isArray(own.children) ? makeStatic : make)(type, own, key)
}

/** What development builds call; where in the sources it stands is left out. */
export const jsxDEV = (type: ElementType, props: Props, key?: Key, isStatic?: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key)

/**
 * The same properties, the children such that React keeps no text node for them. What a component
 * is given stays as it is, until an element holds it.
 */
export function withOwnTexts<Given extends Props>(type: unknown, props: Given): Given {
  const { children } = props
  // What a fragment holds stands beside who knows what.
  const isFragment = typeof type === 'symbol'
  if (isFragment && isText(children)) return { ...props, children: [elementOf(children, 0)] }
  return (isFragment || typeof type === 'string') && Array.isArray(children)
    ? { ...props, children: together(children as ReactNode[], !isFragment) }
    : props
}

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number'

/** Stands behind the last child. */
const end = Symbol('end')

const isTextOrNothing = (child: unknown) =>
  isText(child) || child === null || child === undefined || typeof child === 'boolean'

/**
 * One text where the children are only that and `alone`; else every run of texts as one element, in
 * the place of its first piece. All else keeps its place, by which React knows it again.
 */
function together(children: readonly ReactNode[], alone: boolean): ReactNode {
  const placed = children.map((child) =>
    Array.isArray(child) ? together(child as ReactNode[], true) : child,
  )
  if (alone && placed.some(isText) && placed.every(isTextOrNothing)) return textOf(placed)
  let begun = -1
  let text = ''
  for (const [at, child] of [...placed, end].entries()) {
    if (isText(child)) {
      if (!text) begun = at
      text += child
      placed[at] = null
    } else if (text && !isTextOrNothing(child)) {
      placed[begun] = elementOf(text, begun)
      text = ''
    }
  }
  return placed
}

const textOf = (children: readonly ReactNode[]) => children.filter(isText).join('')

/** No style sheet and no program means this element: it looks as its text would. */
const elementOf = (text: string | number, at: number) =>
  make('x-text' as 'span', { children: text }, `text-${at}`)
