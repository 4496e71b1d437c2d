import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import {
  creditedRow,
  invoiceRows,
  invoicedFolio,
  notePage,
  noteRow,
  openFolio,
  standingInvoice,
  standingRow,
} from '../fixtures/invoices.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Invoices',
  component: BackOffice,
  args: { address: '/facturen' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const page = `/invoice-pdf?id=${standingRow.id}`
const order = '/rekeningen/factuur?id=id-sanne-hoekstra'

const rows = async () => ({ data: invoiceRows, total: invoiceRows.length })
const listed = { getList: rows as BackOfficeDataProvider['getList'] }
const shown = (record: object) =>
  ({ getOne: async () => ({ data: record }) }) as unknown as Partial<BackOfficeDataProvider>

const asked: [string, object | undefined][] = []
/** Answers what the screens of one order ask; `issue` is what making an invoice answers. */
const folio = (view: object, issue: () => object = () => ({})) =>
  ({
    call: async (path: string, content?: object, method?: string) => {
      if (method === 'GET') return view
      asked.push([path, content])
      return path === 'invoices' ? issue() : view
    },
    getOne: async () => ({ data: standingInvoice }),
  }) as unknown as Partial<BackOfficeDataProvider>

export const All: Story = {
  args: { data: listed },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Facturen en creditnota’s' })
    for (const words of ['Gecrediteerd met F2026-0042', 'Neemt F2026-0041 terug', /−208,00/])
      await waitFor(() => expect(within(table).getByText(words)).toBeVisible())
  },
}

export const AllOnAPhone: Story = {
  args: { data: listed },
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText('Gecrediteerd met F2026-0042')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const NothingInvoiced: Story = {
  args: { data: { getList: async () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nog geen facturen')).toBeVisible())
  },
}

export const Loading: Story = {
  args: { data: { getList: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'De facturen worden geladen' })).toBeVisible(),
    )
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      getList: async () => {
        throw new ApiProblem(500, 'unexpected', 'Er ging iets mis.')
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Niets is gewijzigd.')
  },
}

export const OneInvoice: Story = {
  args: { address: page, data: shown(standingInvoice) },
  play: async ({ canvas, step }) => {
    await step('it is shown, kept and mailed from here', async () => {
      await waitFor(() => expect(canvas.getByTitle('Voorbeeld van F2026-0041')).toBeInTheDocument())
      await expect(canvas.getByRole('link', { name: 'UBL bewaren' })).toHaveAttribute(
        'href',
        `/api/back-office/invoices/${standingRow.id}/ubl`,
      )
      await expect(canvas.getByRole('link', { name: 'sanne@voorbeeld.nl' })).toHaveAttribute(
        'href',
        '/mail/details?id=mail-invoice',
      )
    })
    await step('a wrong address is said at its field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mailen' }))
      const dialog = await within(document.body).findByRole('dialog', { name: 'Mailen' })
      const field = within(dialog).getByRole('textbox', { name: 'E-mailadres' })
      await userEvent.clear(field)
      await userEvent.type(field, 'sanne@')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Verstuur' }))
      await waitFor(() =>
        expect(within(dialog).getByText('Controlleer het e-mail adres.')).toBeVisible(),
      )
    })
  },
}

export const OneInvoiceOnAPhone: Story = {
  args: { address: page, data: shown(standingInvoice) },
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Open de PDF' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const ACreditNote: Story = {
  args: { address: `/invoice-pdf?id=${noteRow.id}`, data: shown(notePage) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Creditnota F2026-0042' })
    await expect(canvas.queryByRole('button', { name: 'Crediteren' })).toBeNull()
  },
}

export const UnknownInvoice: Story = {
  args: {
    address: '/invoice-pdf?id=nobody',
    data: {
      getOne: async () => {
        throw new ApiProblem(404, 'not-found', 'Deze factuur bestaat niet.')
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deze factuur bestaat niet.')).toBeVisible())
  },
}

export const MadeOfAnOrder: Story = {
  beforeEach: () => {
    asked.length = 0
  },
  args: {
    address: order,
    data: folio(openFolio, () => ({
      id: standingRow.id,
      number: 'F2026-0041',
      creditNoteId: null,
    })),
  },
  play: async ({ canvas, step }) => {
    await step('an address that lacks something is said at each field', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Factuur maken' }))
      for (const words of ['Controlleer de straatnaam.', 'Een huisnummer is verplicht.'])
        await waitFor(() => expect(canvas.getByText(words)).toBeVisible())
      await expect(asked).toEqual([])
    })
    await step('once it is whole, the invoice is made and shown', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Straat' }), 'Oudegracht')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Huisnummer' }), '12')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), '3511AB')
      await userEvent.click(canvas.getByRole('button', { name: 'Factuur maken' }))
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(page))
    })
  },
}

export const OfWhatIsOver: Story = {
  args: { address: order, data: folio({ ...openFolio, isAhead: false }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Factuur maken' })
    await expect(canvas.queryByRole('button', { name: 'Maken bij vertrek' })).toBeNull()
  },
}

export const MadeOfAnOrderOnAPhone: Story = {
  args: { address: order, data: folio(openFolio) },
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Factuur maken' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const ChangedSince: Story = {
  beforeEach: () => {
    asked.length = 0
  },
  args: {
    address: order,
    data: folio(invoicedFolio, () => {
      if (asked.length > 1) return { ...standingInvoice, number: 'F2026-0043' }
      throw new ApiProblem(409, 'invoice-outdated', 'Er staat nu iets anders op de rekening.')
    }),
  },
  play: async ({ canvas, step }) => {
    await step('the invoice that stands is said, with the way to it', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Bekijk factuur' })).toHaveAttribute(
          'href',
          expect.stringContaining(page),
        ),
      )
      await expect(canvas.getByText('Factuur F2026-0041 geldt.')).toBeVisible()
    })
    await step('a new invoice takes the old one back only after a question', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Factuur maken' }))
      const dialog = await within(document.body).findByRole('dialog', {
        name: 'Nieuwe factuur maken?',
      })
      await userEvent.click(
        within(dialog).getByRole('button', { name: 'Creditnota en nieuwe factuur' }),
      )
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(page))
      await expect(asked[1]![1]).toMatchObject({ replaces: standingRow.id })
    })
  },
}

/** The narrow card has room for every state in whole words. */
export const TakenBack: Story = {
  args: { address: order, data: folio({ ...openFolio, invoices: [noteRow, creditedRow] }) },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Facturen en creditnota’s' })
    for (const words of ['Gecrediteerd met F2026-0042', 'Neemt F2026-0041 terug', /−208,00/])
      await waitFor(() => expect(within(table).getByText(words)).toBeVisible())
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth)
    await expect(canvas.queryByText(/ geldt\.$/)).toBeNull()
  },
}

export const CompanyNotComplete: Story = {
  args: {
    address: order,
    data: folio({
      ...openFolio,
      missing: 'Vul eerst in bij Instellingen: het KVK-nummer en het btw-id.',
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Naar Instellingen' })).toBeVisible(),
    )
  },
}

export const NothingToInvoice: Story = {
  args: { address: order, data: folio({ ...openFolio, lines: 0, totalCents: 0, paidCents: 0 }) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Op deze rekening staat niets om te factureren.')).toBeVisible(),
    )
  },
}
