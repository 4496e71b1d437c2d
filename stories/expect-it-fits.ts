import { expect } from 'storybook/test'

/** Nothing on this screen makes the page scroll sideways (WCAG 1.4.10). */
export async function expectItFits(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth, 'the width of the page').toBeLessThanOrEqual(clientWidth)
}

/** All of an element stands on the screen as it is scrolled now. */
export async function expectInSight(element: Element): Promise<void> {
  const { top, bottom } = element.getBoundingClientRect()
  await expect(top, 'its top').toBeGreaterThanOrEqual(-1)
  await expect(bottom, 'its foot').toBeLessThanOrEqual(innerHeight + 1)
}

/** A sum of money, which no line breaks. */
const SUM = /€\s?[\d.]+,\d\d/g

/**
 * Every word, button and field stands within the width of the page and of what clips it; a sum stands
 * on one line, and no line begins with a comma. What scrolls sideways by itself is left out.
 */
export async function expectNothingCut(): Promise<void> {
  const wrong: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const [text, holder] = [node.textContent!, node.parentElement!]
    if (!text.trim() || !isSeen(holder)) continue
    const limits = limitsOf(holder)
    if (!limits) continue
    if (linesOf(node, 0, text.length).some((line) => isOutside(line, limits)))
      wrong.push(`cut: ${text}`)
    for (const { 0: sum, index } of text.matchAll(SUM))
      if (linesOf(node, index, index + sum.length).length > 1) wrong.push(`split: ${sum}`)
    for (let at = text.indexOf(', '); at > 0; at = text.indexOf(', ', at + 1)) {
      const [before, comma] = [linesOf(node, at - 1, at)[0], linesOf(node, at, at + 1)[0]]
      if (before && comma && comma.top >= before.bottom - 1)
        wrong.push(`begins with a comma: ${text}`)
    }
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
    const limits = isSeen(control) && limitsOf(control)
    if (limits && isOutside(control.getBoundingClientRect(), limits))
      wrong.push(`out of reach: ${control.getAttribute('aria-label') ?? control.textContent}`)
  }
  await expect(wrong).toEqual([])
}

interface Limits {
  left: number
  right: number
}

const isOutside = ({ left, right }: Limits, limits: Limits) =>
  left < limits.left - 1 || right > limits.right + 1

/** The lines that a piece of text stands on. */
function linesOf(node: Node, from: number, to: number): DOMRect[] {
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  return [...range.getClientRects()].filter(({ width }) => width > 0)
}

/** Not of what only is there for who listens. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
}

/** Between which the element is to stand; null within what scrolls sideways, or is kept for who listens. */
function limitsOf(element: Element): Limits | null {
  const limits = { left: 0, right: document.documentElement.clientWidth }
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(each)
    if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return null
    if (overflowX !== 'hidden' && overflowX !== 'clip') continue
    const { left, right } = each.getBoundingClientRect()
    limits.left = Math.max(limits.left, left)
    limits.right = Math.min(limits.right, right)
  }
  return limits
}
