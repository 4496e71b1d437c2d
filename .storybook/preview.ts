import type { Preview } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/**
 * What React holds against a screen while it draws it: `Encountered two children with the same
 * key`, a wrong nesting, a prop that is none.
 */
let held: string[] = []

const preview: Preview = {
  beforeEach: () => {
    const say = console.error
    held = []
    console.error = (...words: unknown[]) => {
      if (isOfReact(words[0])) held.push(words.map(String).join(' '))
      say(...words)
    }
    return () => void (console.error = say)
  },
  afterEach: () => expect(held).toEqual([]),
  parameters: {
    layout: 'fullscreen',
    // What axe finds fails the story, here and in `npm test`. WCAG 2.2 AA and axe's best practices.
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '780px' } },
        desk: { name: 'Desk', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
}

/**
 * React's own warnings are formats. So is what it says of an error that a story threw on purpose,
 * but that begins with the error (`%o`).
 */
function isOfReact(first: unknown): boolean {
  return typeof first === 'string' && first.includes('%s') && !first.startsWith('%o')
}

export default preview
