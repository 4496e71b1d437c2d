import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { weighClient } from '../setup/client-weight.ts'

const { withImports, kilobytes, secrets } = weighClient(
  path.join(import.meta.dirname, '../../admin'),
)

describe('what everybody can read of the back office', () => {
  it('holds none of the keys that the house was built beside', async () =>
    expect(await secrets()).toEqual([]))
})

describe('the back office on the wire, gzipped', () => {
  // Languages of guests brought 1 kB: how words write days, sums and counted forms (0.6), and the
  // addresses of each language (0.4).
  it('has at most 196 kB of JavaScript before somebody can sign in, and none of the screens behind the door', async () => {
    const first = withImports('index.html')
    expect(await kilobytes(first)).toBeLessThanOrEqual(196)
    expect([...first].join(' ')).not.toMatch(
      /agenda|bookings|mails|settings|BackOfficeLayout|StaffRoutes/,
    )
  })

  // It grows with the table of screens: those about money brought some 3 kB, the translations and
  // the languages of guests 0.5 beside the above.
  it('has at most 297 kB before the agenda is drawn', async () => {
    const agenda = withImports(
      'agenda/AgendaPage.tsx',
      withImports(
        'shell/BackOfficeLayout.tsx',
        withImports(
          'StaffRoutes.tsx',
          withImports('data/data-provider.ts', withImports('index.html')),
        ),
      ),
    )
    expect(await kilobytes(agenda)).toBeLessThanOrEqual(297)
  })
})
