import axe from 'axe-core'

/**
 * What axe need not look at in a story: pieces that an earlier story of this worker drew alike, with
 * the same around them, and that passed there. On a phone, pieces that are drawn in another way are
 * looked at again, by their computed styles. Axe took half of the time of
 * the stories, most of it for the frame, tables and forms that stand in story after story.
 *
 * Alike is what axe's rules read: elements, classes, roles and states; that there is a text, a name,
 * a label; computed colours; the heading before; whether an id or a landmark stands there twice.
 */
interface Piece {
  element: Element
  /** Equal for pieces that are alike. */
  key: string
  children: Piece[]
}

const passed = new Set<string>()
/** The pieces that axe looks at now. */
let looked: Piece[] = []
/** Texts whose contrast axe could not measure, such as behind a dialog. */
let unmeasured = new Set<Element>()

/** Of what is drawn now, the largest pieces that passed before. */
export function checkedBefore(): Element[] {
  unmeasured = new Set()
  looked = []
  const before: Element[] = []
  const collect = (piece: Piece) => {
    if (passed.has(piece.key)) return void before.push(piece.element)
    looked.push(piece)
    piece.children.forEach(collect)
  }
  collect(readPieces(document.body))
  return before
}

/** Axe found nothing in what `checkedBefore` left. */
export function pass(): void {
  for (const { element, key } of looked)
    if (![...unmeasured].some((text) => element.contains(text))) passed.add(key)
  looked = []
}

interface CheckHelper {
  data(facts: { messageKey?: string }): void
}
interface Check {
  evaluate(this: CheckHelper, element: Element, ...more: unknown[]): boolean | undefined
}
/** Axe's own, which its typings leave out. */
const { checks } = (axe as unknown as { _audit: { checks: { 'color-contrast': Check } } })._audit
const contrast = checks['color-contrast'].evaluate

const check: Check & { id: string } = {
  id: 'color-contrast',
  evaluate(element, ...more) {
    const data: CheckHelper['data'] = (facts) => {
      if (facts.messageKey === 'hidden') unmeasured.add(element)
      this.data(facts)
    }
    const result = contrast.call({ ...this, data }, element, ...more)
    if (result === undefined) unmeasured.add(element)
    return result
  },
}

/** For axe's `config`: the check of contrast notes what it could not measure. */
export const notingUnmeasured = { checks: [check] }

const numbers = new Map<string, number>()
/** A number for each text. */
function numberOf(text: string): number {
  const number = numbers.get(text) ?? numbers.size
  numbers.set(text, number)
  return number
}

/** Attributes that name other elements. */
const REFERENCE =
  /^(aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto)|for|headers|list|form)$/
/** Attributes of which it only matters whether they say something. */
const WORDS =
  /^(aria-label|aria-description|aria-valuetext|alt|title|placeholder|value|href|src|srcset|srcdoc|datetime|name|d|points|[xy][12]?|c[xy]|r|width|height|transform|data-.*)$/

const LANDMARKS =
  'header, footer, main, nav, aside, section, form, [role=banner], [role=contentinfo], [role=main], [role=navigation], [role=complementary], [role=region], [role=search], [role=form]'

function readPieces(root: Element): Piece {
  const ids = twice([...root.querySelectorAll('[id]')].map(({ id }) => id))
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
  const nameOf = (landmark: Element) =>
    `${landmark.tagName} ${landmark.role} ${landmark.ariaLabel ?? textOf(landmark.getAttribute('aria-labelledby') ?? '')}`
  const landmarks = twice([...root.querySelectorAll(LANDMARKS)].map(nameOf))
  let headingBefore: string | null = null

  const attribute = ({ name, value }: Attr) => {
    if (name === 'id') return `id ${ids.has(value)}`
    if (REFERENCE.test(name)) return `${name} ${value.split(/\s+/).map((id) => textOf(id) !== '')}`
    if (name === 'style') return `style ${value.replaceAll(/[\d.]+/g, '')}`
    return WORDS.test(name) ? `${name} ${value.trim() !== ''}` : `${name} ${value}`
  }

  const read = (element: Element, around: number): Piece & { whole: number } => {
    const style = getComputedStyle(element)
    const scrolls = element.scrollHeight > element.clientHeight
    const scrollsSideways = element.scrollWidth > element.clientWidth
    const heading = /^H[1-6]$/.test(element.tagName) ? element.tagName : element.ariaLevel
    const own = numberOf(
      [
        element.tagName,
        ...[...element.attributes].map(attribute).toSorted(),
        ...[style.color, style.backgroundColor, style.opacity, style.fontSize, style.fontWeight],
        ...[style.display, style.visibility, style.overflow],
        ...(style.overflow === 'visible' ? [] : [scrolls, scrollsSideways]),
        ...(heading ? [headingBefore] : []),
        (element as Partial<HTMLInputElement>).labels?.length,
        element.matches(LANDMARKS) && landmarks.has(nameOf(element)),
      ].join('|'),
    )
    headingBefore = heading ?? headingBefore
    const path = numberOf(`${around}>${own}`)
    const children: Piece[] = []
    // Rows of a table that are alike count once.
    const inside: (number | 'text')[] = []
    const add = (one: number | 'text') => inside.at(-1) !== one && inside.push(one)
    for (const node of isDrawing(element) ? [] : element.childNodes)
      if (node instanceof Element) {
        const child = read(node, path)
        children.push(child)
        add(child.whole)
      } else if (node instanceof Text && node.data.trim()) add('text')
    const whole = numberOf(`${own}(${inside.join()})`)
    return { element, key: `${path}:${whole}`, children, whole }
  }
  return read(root, numberOf(''))
}

/** Whether axe reads nothing inside: a picture that has lines and shapes only. */
function isDrawing(element: Element): boolean {
  return element.localName === 'svg' && !element.querySelector('text, title, a, [role], [tabindex]')
}

function twice(texts: string[]): Set<string> {
  return new Set(texts.filter((text, place) => texts.indexOf(text) !== place))
}
