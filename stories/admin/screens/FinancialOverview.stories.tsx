import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { invoiceRows, noteRow } from '../fixtures/invoices.ts'

/** Whether the browser shows a PDF inside a page. */
const withPdfViewer = (pdfViewerEnabled: boolean) => () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', {
    value: pdfViewerEnabled,
    configurable: true,
  })
  return () => Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
}

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Financial overview',
  component: BackOffice,
  args: { address: '/dashboard' },
  globals: onDesk,
  beforeEach: withPdfViewer(true),
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const listing = (getList: () => Promise<unknown>) => ({
  getList: getList as BackOfficeDataProvider['getList'],
})
const latest = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Laatste facturen' }))
const PREVIEW = 'Voorbeeld van F2026-0042'

export const OnTheDashboard: Story = {
  play: async ({ canvas, step }) => {
    await step('this month: how full, what a night brought, tourist tax, months and sources', () =>
      waitFor(async () => {
        await expect(canvas.getByText('163 van 264 kamernachten')).toBeVisible()
        await expect(canvas.getByText('logies over alle kamernachten')).toBeVisible()
        await expect(canvas.getByText(/^Toeristenbelasting over de nachten/)).toBeVisible()
        await expect(canvas.getByRole('table', { name: 'Maand voor maand' })).toBeVisible()
        await expect(
          canvas.getByRole('table', { name: 'Waar de omzet vandaan komt' }),
        ).toBeVisible()
        await expect(canvas.getByText(/^Naar de nacht van het verblijf/)).toBeVisible()
      }),
    )
    await step('the newest invoices, each to be kept as PDF', async () => {
      await waitFor(() =>
        expect(latest(canvas).getByRole('link', { name: 'F2026-0042' })).toHaveAttribute(
          'href',
          `/invoice-pdf?id=${noteRow.id}`,
        ),
      )
      const keep = latest(canvas).getByRole('link', { name: 'PDF van F2026-0041 bewaren' })
      await expect(keep).toHaveAttribute('download', 'F2026-0041.pdf')
      await expect(keep).toHaveAttribute(
        'href',
        `/api/back-office/invoices/${invoiceRows[1]!.id}/pdf`,
      )
    })
    await expectItFits()
  },
}

export const PreviewOfAnInvoice: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(canvas.getByRole('button', { name: PREVIEW })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: PREVIEW }))
    const dialog = await page.findByRole('dialog', { name: 'F2026-0042' })
    await expect(within(dialog).getByTitle(PREVIEW)).toHaveAttribute(
      'src',
      `/api/back-office/invoices/${noteRow.id}/pdf#toolbar=0&view=FitH`,
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sluit' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** Most phones: the PDF opens beside the page. */
export const WhereAPageShowsNoPdf: Story = {
  globals: onNarrowPhone,
  beforeEach: withPdfViewer(false),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: PREVIEW })).toHaveAttribute('target', '_blank'),
    )
    await expectItFits()
  },
}

export const NoInvoicesYet: Story = {
  args: { data: listing(async () => ({ data: [], total: 0 })) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(latest(canvas).getByText(/^Een factuur maakt u bij een boeking/)).toBeVisible(),
    )
  },
}

export const InvoicesNotLoaded: Story = {
  args: {
    data: listing(async () => {
      throw new ApiProblem(500, 'unexpected', 'Er ging iets mis.')
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^De facturen zijn niet geladen/)).toBeVisible())
    await expect(canvas.getByText('Omzet november')).toBeVisible()
  },
}
