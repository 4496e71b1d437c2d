// Before all that reads a text.
import './words-of-page.ts'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { Preview } from '@storybook/react-vite'
import { createElement, lazy, Suspense } from 'react'
import { configure, expect } from 'storybook/test'
import { textsOfReact } from '../stories/guest/texts-of-react.ts'
import { viewports } from '../stories/sizes.ts'
import { checkedBefore, notingUnmeasured, pass } from './checked-before.ts'

configure(({ getElementError }) => ({
  // The first story that opens a screen waits for its code to be fetched and translated, which takes
  // long on a busy machine; no story waits for this to pass.
  asyncUtilTimeout: 20_000,
  // The document is written out when a failure is read, not each time that a story looks whether a
  // text is there yet.
  getElementError(message, container) {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    let whole: string | undefined
    const get = () => (whole ??= getElementError(message, container).message)
    return Object.defineProperty(error, 'message', { get, configurable: true })
  },
}))

// Fetched where a page is read: tests have no need of it.
const ComponentPage = lazy(() => import('./ComponentPage.mdx'))

/**
 * What React holds against a screen while it draws it: `Encountered two children with the same
 * key`, a wrong nesting, a prop that is none.
 */
let held: string[] = []

/** Of the story before: what axe found in it. */
let reports: readonly { type: string; status: string }[] = []

/** Inserts MUI's styles as the built back office does: an element for each rule would be slow. */
const styles = createCache({ key: 'css', speedy: true })

const preview: Preview = {
  decorators: (Story) => createElement(CacheProvider, { value: styles }, createElement(Story)),
  beforeEach: () => {
    const say = console.error
    held = []
    console.error = (...words: unknown[]) => {
      if (isOfReact(words[0])) held.push(words.map(String).join(' '))
      say(...words)
    }
    return () => void (console.error = say)
  },
  // Before axe, which runs in the `afterEach` of its addon.
  afterEach: ({ title, parameters, reporting }) => {
    void expect(held).toEqual([])
    // Foundations are pages of this book: no guest reads them translated.
    if (/^Guest site\/(?!Foundations)/.test(title))
      void expect(textsOfReact(document.body)).toEqual([])
    // A person who looks at one story wants all that axe says of it.
    if (!('__vitest_browser__' in globalThis)) return
    if (reports.some(({ type, status }) => type === 'a11y' && status === 'passed')) pass()
    reports = reporting.reports
    const exclude = checkedBefore()
    parameters['a11y'].context = { exclude }
    // All that is drawn passed before.
    parameters['a11y'].disable = exclude.includes(document.body)
  },
  parameters: {
    layout: 'fullscreen',
    // What axe finds fails the story, here and in `npm test`. WCAG 2.2 AA and axe's best practices.
    // Only mails have a frame. It runs no script, so axe would wait for its answer in vain.
    // What passes is listed with one element: all of them, sent for each story, took long.
    a11y: {
      test: 'error',
      options: { iframes: false, resultTypes: ['violations'] },
      config: notingUnmeasured,
    },
    viewport: { options: viewports },
    // A component's page shows its first scene in a frame of its own: the two sites have style
    // sheets that reach the whole page, and media queries that ask how wide it is.
    docs: {
      page: () => createElement(Suspense, null, createElement(ComponentPage)),
      story: { inline: false, height: '240px' },
    },
    // The order of a visit on the guest site, of a working day in the back office.
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Guest site',
          [
            'Foundations',
            ['Colours', 'Type', 'Space and edges', 'Icons', 'Drawings'],
            'Components',
            'Screens',
            ['Home', 'Room overview', 'Search results', 'Room', 'Checkout', 'Thanks', 'Failures'],
          ],
          'Back office',
          [
            'Foundations',
            ['Colours', 'Type', 'Space and edges', 'Icons', 'Drawings'],
            'Components',
            'Screens',
            [
              'Login',
              'Agenda',
              ['Week', 'Day', 'Month', 'On a phone', 'States'],
              'Search',
              'Booking',
            ],
          ],
          'Mails',
        ],
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
