import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import type { OldSiteReport } from '../../../api/old-site/old-site-report.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Old site',
  component: BackOffice,
  args: { address: '/instellingen/verhuizen' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const report: OldSiteReport = {
  kept: false,
  counts: [
    { noun: 'rooms', found: 9, brought: 9, before: 0, cents: null },
    { noun: 'bookings', found: 312, brought: 311, before: 0, cents: 5_238_750 },
  ],
  remarks: [
    ...Array.from({ length: 29 }, (_, place) => ({
      path: `events/-Nx${place}/endMonth`,
      about: `B20262${place}, Sanne de Boer, aankomst wo 11 mrt 2026`,
      kind: 'repaired' as const,
      sentence: 'De datum stond als tekst.',
      before: '"2026,2,31"',
      after: '2026-03-31',
    })),
    {
      ...{ path: 'events/-Nz/title', kind: 'repaired', before: 'jan@voorbeeld.nl', after: 'Jan' },
      ...{ sentence: 'Naam en e-mailadres waren verwisseld.', about: 'B202629, Jan' },
    },
  ],
  undecided: [
    {
      ...{ path: 'events/-NxJ', number: 'B202624', name: 'Jansen', persons: 2, cents: 16_800 },
      ...{ arrival: '2026-03-11', departure: '2026-03-14', roomNumber: 1 },
      ...{ takenBy: 'B202623 Sanne de Boer', freeRooms: [2, 5] },
    },
  ],
  occupancy: {
    nights: 1_460,
    differences: [{ night: '2026-03-11', roomType: 'Knusse kamer', there: 2, here: 1 }],
    notCompared: [
      { roomType: 'Knusse kamer', first: '2025-12-01', last: '2025-12-30' },
      { roomType: 'Ruime knusse kamer', first: '2025-12-04', last: '2025-12-04' },
    ],
  },
  noInvoice:
    'Er kan nog geen factuur worden gemaakt. Vul eerst in bij Instellingen: de postcode en de plaats.',
  revenue: [{ month: '2025-11', thereCents: 90_000, hereCents: 88_000 }],
}
const kept: OldSiteReport = { ...report, kept: true, undecided: [], noInvoice: null }

const asks = fn(async (_path: string, asked: { keep: boolean }) => (asked.keep ? kept : report))
const answering = (call: unknown) => ({ call: call as BackOfficeDataProvider['call'] })
const field = (canvas: Canvas) => waitFor(() => canvas.getByLabelText('Kies een bestand'))
const give = async (canvas: Canvas, content: string) =>
  userEvent.upload(await field(canvas), new File([content], 'export.json'))

export const TriedAndImported: Story = {
  beforeEach: () => void asks.mockClear(),
  args: { data: answering(asks) },
  play: async ({ canvas, step }) => {
    await give(canvas, '{"events":{}}')
    await step('the same name may be chosen again, mended', async () => {
      await expect(await field(canvas)).toHaveValue('')
      await expect(canvas.getByText('Gekozen: export.json')).toBeVisible()
    })
    await step('days have their year, and months their name', async () => {
      await expect(await canvas.findByText('wo 11 – za 14 mrt 2026')).toBeVisible()
      await expect(canvas.getByText(/^wo 11 mrt 2026, Knusse kamer: /)).toBeVisible()
      await expect(canvas.getByText(/^november 2025: daar € 900,00/)).toBeVisible()
    })
    await step('one night is a day, and several are from a day up to another', async () => {
      await expect(canvas.getByText('Ruime knusse kamer: do 4 dec 2025')).toBeVisible()
      await expect(
        canvas.getByText('Knusse kamer: ma 1 dec 2025 tot en met di 30 dec 2025'),
      ).toBeVisible()
    })
    await step('says what would come, and changes nothing', async () => {
      await waitFor(() =>
        expect(canvas.getByText('Dit zou er komen. Er is nog niets veranderd.')).toBeVisible(),
      )
      await expect(canvas.getByRole('row', { name: /^Boekingen/ })).toHaveTextContent('52.387,50')
      await expect(asks).toHaveBeenLastCalledWith('old-site-imports', {
        ...{ tree: { events: {} }, decisions: {}, keep: false },
      })
    })
    await step('leads to what an invoice lacks', async () => {
      await expect(canvas.getByRole('link', { name: 'Naar Algemene informatie' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/instellingen$/),
      )
    })
    await step('long lists have pages, and what was found once stands first', async () => {
      await expect(canvas.getByText(/^Naam en e-mailadres waren verwisseld/)).toBeVisible()
      await expect(canvas.getByText('1–25 van 30')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }))
      await expect(canvas.getByText('26–30 van 30')).toBeVisible()
    })
    await step('a person gives the booking another room', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Keuze voor B202624 Jansen'), 'Kamer 5')
      await userEvent.click(canvas.getByRole('button', { name: 'Bekijk opnieuw met deze keuzes' }))
      await waitFor(() =>
        expect(asks).toHaveBeenLastCalledWith('old-site-imports', {
          ...{ tree: { events: {} }, decisions: { 'events/-NxJ': 5 }, keep: false },
        }),
      )
    })
    await step('and imports it after one more question', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Nu invoeren' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Ja, invoeren' }))
      await waitFor(() => expect(canvas.getByText('Het is ingevoerd.')).toBeVisible())
    })
    await expectItFits()
  },
}

export const OnAPhone: Story = {
  globals: onNarrowPhone,
  args: { data: answering(asks) },
  play: async ({ canvas }) => {
    await give(canvas, '{"events":{}}')
    await waitFor(() =>
      expect(canvas.getByText('Kies wat er met deze boekingen gebeurt')).toBeVisible(),
    )
    await expectItFits()
  },
}

const six: OldSiteReport = {
  ...report,
  undecided: ['Jansen', 'De Boer-van der Heijden', 'Öztürk', 'Smeets', 'Peeters', 'Vos'].map(
    (name, place) => ({
      ...report.undecided[0]!,
      ...{ path: `events/-Nu${place}`, number: `B20262${place}`, name },
      ...(place === 3 ? { arrival: '2026-12-30', departure: '2027-01-02', takenBy: '' } : {}),
    }),
  ),
}
const rowsToDecide = async (canvas: Canvas) => {
  await give(canvas, '{"events":{}}')
  const choices = await canvas.findAllByLabelText(/^Keuze voor/)
  await expect(choices).toHaveLength(6)
  return choices.map((choice) => choice.closest('li')!)
}

export const SixToDecide: Story = {
  args: { data: answering(async () => six) },
  play: async ({ canvas, step }) => {
    const rows = await rowsToDecide(canvas)
    await step('each is one row: who, when, why, and the choice', async () => {
      for (const row of rows) await expect(row.offsetHeight).toBeLessThanOrEqual(54)
    })
    await step('a stay over a year’s end says which', async () => {
      await expect(rows[3]).toHaveTextContent('wo 30 dec – za 2 jan 2027')
    })
  },
}

export const SixToDecideOnAPhone: Story = {
  globals: onPhone,
  args: { data: answering(async () => six) },
  play: async ({ canvas }) => {
    for (const row of await rowsToDecide(canvas))
      await expect(row.offsetHeight).toBeLessThanOrEqual(108)
    await expectItFits()
  },
}

export const OnlyToDecide: Story = {
  args: {
    data: answering(async () => ({
      ...report,
      counts: report.counts.map((count) => ({ ...count, brought: 0, before: count.found })),
    })),
  },
  play: async ({ canvas }) => {
    await give(canvas, '{"events":{}}')
    await waitFor(() =>
      expect(
        canvas.getByText('Er komt nog niets bij: kies hieronder wat er met een boeking gebeurt.'),
      ).toBeVisible(),
    )
    await expect(canvas.queryByRole('button', { name: 'Nu invoeren' })).toBeNull()
  },
}

export const NoJson: Story = {
  args: { data: answering(asks) },
  play: async ({ canvas }) => {
    await give(canvas, 'geen export')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Dit bestand is geen JSON'),
    )
  },
}

export const Refused: Story = {
  args: {
    data: answering(async () => {
      throw new ApiProblem(400, 'invalid-input', 'Dit is geen export van de oude site.')
    }),
  },
  play: async ({ canvas }) => {
    await give(canvas, '{}')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Dit is geen export van de oude site\.$/,
      ),
    )
    await expect(canvas.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull()
  },
}
