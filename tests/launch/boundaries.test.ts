import { describe, expect, it } from 'vitest'
import { checkBoundaries } from '../../launch/boundaries.mjs'
import { importsOf } from '../../launch/read-imports.mjs'

/**
 * The lines about a tree of files, each used by a test so that only what is asked about is found.
 */
function complaints(files: Record<string, string>): string[] {
  const used = Object.keys(files).map((file) => `import type {} from '../${file}'`)
  const graph = new Map(
    Object.entries({ ...files, 'tests/all.test.ts': used.join('\n') }).map(([file, text]) => [
      file,
      importsOf(file, text),
    ]),
  )
  return checkBoundaries(graph)
}

describe('import boundaries', () => {
  it('let rules import rules', () => {
    expect(complaints({ 'rules/a.ts': "import { b } from './b.ts'", 'rules/b.ts': '' })).toEqual([])
  })

  it.each([
    ['rules', 'the API', { 'rules/a.ts': "import { x } from '../api/x.ts'", 'api/x.ts': '' }],
    [
      'rules',
      'even a type of the API',
      { 'rules/a.ts': "import type { X } from '../api/x.ts'", 'api/x.ts': '' },
    ],
    ['rules', 'a package', { 'rules/a.ts': "import { z } from 'zod'" }],
    ['rules', 'Node', { 'rules/a.ts': "import fs from 'node:fs'" }],
    [
      'the guest site',
      'values of the API',
      { 'guest/A.tsx': "import { x } from '../api/x.ts'", 'api/x.ts': '' },
    ],
    [
      'the guest site',
      'the back office',
      { 'guest/A.tsx': "import { X } from '../admin/X.tsx'", 'admin/X.tsx': '' },
    ],
    [
      'the back office',
      'values of the API, not even later',
      { 'admin/A.tsx': "void import('../api/x.ts')", 'api/x.ts': '' },
    ],
    [
      'the API',
      'the inside of a workflow',
      {
        'api/a.ts': "import { x } from '../workflows/booking/workflow.ts'",
        'workflows/booking/workflow.ts': '',
      },
    ],
    [
      'the API',
      'the guest site, but for api/screens',
      { 'api/bookings/a.ts': "import { r } from '../../guest/server.tsx'", 'guest/server.tsx': '' },
    ],
    [
      'the launcher',
      'what it brings up',
      { 'launch/a.mjs': "import { x } from '../api/x.ts'", 'api/x.ts': '' },
    ],
  ])('keep %s from importing %s', (_from, _to, files) => {
    expect(complaints(files)).toHaveLength(1)
  })

  it.each([
    [
      'types of the API in the guest site',
      { 'guest/A.tsx': "import type { X } from '../api/x.ts'", 'api/x.ts': '' },
    ],
    [
      'the server half of the guest site in api/screens',
      { 'api/screens/a.ts': "import { r } from '../../guest/server.tsx'", 'guest/server.tsx': '' },
    ],
    [
      'the messages of a workflow in the API',
      {
        'api/a.ts': "import { m } from '../workflows/booking/messages.ts'",
        'workflows/booking/messages.ts': '',
      },
    ],
    [
      'rules in the activities of a workflow',
      {
        'workflows/booking/activities.ts': "import { r } from '../../rules/r.ts'",
        'rules/r.ts': '',
      },
    ],
  ])('allow %s', (_, files) => {
    expect(complaints(files)).toEqual([])
  })

  it('keep values of rules out of what is replayed, also in a roundabout way', () => {
    const workflow = {
      'workflows/index.ts': "export * from './booking/workflow.ts'",
      'rules/price.ts': '',
    }
    const roundabout = {
      ...workflow,
      'workflows/booking/workflow.ts': "import { plan } from './plan.ts'",
      'workflows/booking/plan.ts': "import { price } from '../../rules/price.ts'",
    }
    expect(complaints(roundabout)).toEqual([
      expect.stringContaining('rules/price.ts is in the workflows’ bundle'),
    ])
    expect(
      complaints({
        ...workflow,
        'workflows/booking/workflow.ts': "import type { Price } from '../../rules/price.ts'",
      }),
    ).toEqual([])
  })

  it('keep what can take long out of the loop that answers everybody, also in a roundabout way', () => {
    const reads = { 'api/pages/read.ts': "import { Marked } from 'marked'" }
    const program = { 'api/pages/read-thread.ts': "import { read } from './read.ts'" }
    const roundabout = {
      ...reads,
      ...program,
      'api/main.ts': "import { show } from './pages/show.ts'",
      'api/pages/show.ts': "import { read } from './read.ts'",
    }
    expect(complaints(roundabout)).toEqual([
      expect.stringContaining('api/pages/read.ts brings marked into the loop'),
    ])
    expect(
      complaints({
        ...roundabout,
        'api/pages/show.ts': "import type { read } from './read.ts'",
      }),
    ).toEqual([])
  })

  it('keep the days and sums of staff, which are Dutch, from guests, also in a roundabout way', () => {
    const files = {
      'guest/A.tsx': "import { stays } from '../rules/stays.ts'",
      'rules/stays.ts': "import { dutchDay } from './calendar/dutch.ts'",
      'rules/calendar/dutch.ts': '',
    }
    expect(complaints(files)).toEqual([
      expect.stringContaining('rules/calendar/dutch.ts reaches the guest site'),
    ])
    expect(
      complaints({ ...files, 'rules/stays.ts': "import type { D } from './calendar/dutch.ts'" }),
    ).toEqual([])
  })

  it('keep all languages together from guests, who load one, also in a roundabout way', () => {
    const files = {
      'guest/A.tsx': "import { stays } from '../rules/stays.ts'",
      'rules/stays.ts': "import { HOUSE_LANGUAGE } from './texts/languages.ts'",
      'rules/texts/languages.ts': '',
    }
    expect(complaints(files)).toEqual([
      expect.stringContaining('rules/texts/languages.ts reaches the guest site'),
    ])
    expect(
      complaints({ ...files, 'rules/stays.ts': "import type { L } from './texts/languages.ts'" }),
    ).toEqual([])
  })

  it('find a circle, of values or of types', () => {
    expect(
      complaints({
        'rules/a.ts': "import { b } from './b.ts'",
        'rules/b.ts': "export { a } from './a.ts'",
      }),
    ).toEqual(['a circle: rules/a.ts → rules/b.ts → rules/a.ts'])
    expect(
      complaints({
        'rules/a.ts': "import { b } from './b.ts'",
        'rules/b.ts': "import type { A } from './a.ts'",
      }),
    ).toEqual(['a circle: rules/a.ts → rules/b.ts → rules/a.ts'])
  })

  it('find a file that nobody uses', () => {
    expect(checkBoundaries(new Map([['rules/forgotten.ts', []]]))).toEqual([
      'rules/forgotten.ts is used by nobody',
    ])
  })
})
