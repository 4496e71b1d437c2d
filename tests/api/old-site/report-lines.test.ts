import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { NotRead, readJsonFile } from '../../../api/old-site/read-json-file.ts'
import { reportLines } from '../../../api/old-site/report-lines.ts'

it('the command says what a record was, what it is read as, what a person looks at last, and the revenue of each month', () => {
  const lines = reportLines({
    kept: false,
    counts: [],
    remarks: [
      {
        ...{
          path: 'events/b',
          kind: 'undecided',
          sentence: 'Bekijk dit.',
          about: 'B202361, Jansen',
        },
        ...{ before: null, after: null },
      },
      {
        ...{ path: 'events/a', kind: 'repaired', sentence: 'De datum stond als tekst.' },
        ...{ before: '2026,2,3', after: '2026-03-03', about: null },
      },
      {
        ...{ path: 'x', kind: 'not-taken', sentence: 'Dit kennen we niet.' },
        ...{ before: null, after: null, about: null },
      },
    ],
    undecided: [],
    occupancy: {
      ...{ nights: 1, differences: [] },
      notCompared: [{ roomType: 'Knusse kamer', first: '2025-12-01', last: '2025-12-30' }],
    },
    noInvoice: 'Vul de plaats in.',
    revenue: [{ month: '2025-11', thereCents: 900, hereCents: 800 }],
  })
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'repaired  events/a  De datum stond als tekst.  2026,2,3 → 2026-03-03',
    'not-taken  x  Dit kennen we niet.',
    'undecided  events/b  B202361, Jansen: Bekijk dit.',
    'not compared  2025-12-01 – 2025-12-30  Knusse kamer',
    'revenue compared  2025-11: € 9,00 there, € 8,00 here',
    'to fill in  Vul de plaats in.',
    'import-old: nothing was changed; with --keep it is imported as it stands here',
  ])
})

it.each([['{"events":'], [null]])('a file that is %j is refused in a sentence', async (content) => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'old-site-')), 'export.json')
  if (content !== null) await writeFile(file, content)
  const failure = await readJsonFile(file).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NotRead)
  expect(String(failure)).toMatch(/cannot be read: .+\. Nothing was changed\.$/)
})
