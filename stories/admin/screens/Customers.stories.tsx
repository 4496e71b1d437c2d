import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { customerCalls, customerDetails } from '../fixtures/customers.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Customers',
  component: BackOffice,
  args: { address: '/klanten' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const down = async () => {
  throw new ApiProblem(500, 'unexpected', 'Er ging iets mis. Probeer het straks opnieuw.')
}

export const Customers: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Klanten' })
    await step('what they bought, and what is still to pay', async () => {
      await expect(within(table).getByText('€ 688,80')).toBeVisible()
      await expect(within(table).getByText('Rekening open')).toBeInTheDocument()
    })
    await step('what they have in common narrows the list, several at once', async () => {
      const [open, business] = ['Rekening open', 'Zakelijk'].map((name) =>
        canvas.getByRole('button', { name }),
      )
      await userEvent.click(business!)
      await waitFor(() => expect(canvas.queryByText('Sanne Hoekstra')).toBeNull())
      await userEvent.click(open!)
      await waitFor(() => expect(canvas.getByText('Geen klant gevonden')).toBeVisible())
      await userEvent.click(business!)
      await waitFor(() => expect(canvas.getByText('Sanne Hoekstra')).toBeVisible())
      await expect(open).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(open!)
      await waitFor(() => expect(canvas.getByText('Steenhouwerij De Maas')).toBeVisible())
    })
    await step('words narrow the list', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'maas')
      await waitFor(() => expect(canvas.queryByText('Sanne Hoekstra')).toBeNull())
    })
    await step('a row opens its customer', async () => {
      await userEvent.click(
        canvas.getByRole('link', { name: 'Open klant 13: Steenhouwerij De Maas' }),
      )
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('/klanten/details?id=13'),
      )
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Steenhouwerij De Maas')).toBeVisible())
    await expectItFits()
  },
}

export const NobodyYet: Story = {
  args: { data: { getList: async () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nog geen klanten')).toBeVisible())
  },
}

export const NobodyLikeThat: Story = {
  args: {
    address: `/klanten?filter=${encodeURIComponent('{"coming":true}')}`,
    data: { getList: async () => ({ data: [], total: 0 }) },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Geen klant gevonden')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Komt nog', pressed: true })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { data: { getList: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'De klanten worden geladen' })).toBeVisible(),
    )
  },
}

export const NotLoaded: Story = {
  args: { data: { getList: down } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/De klanten zijn niet geladen/)).toBeVisible())
  },
}

export const OneCustomer: Story = {
  args: { address: '/klanten/details?id=12' },
  play: async ({ canvas, step }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Sanne Hoekstra' })).toBeVisible(),
    )
    await step('agrees to something, and takes something back', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Trek in: Nieuws en aanbiedingen per mail' }),
      )
      await waitFor(() => expect(canvas.getByText(/^Ingetrokken op/)).toBeVisible())
      await userEvent.click(
        canvas.getByRole('button', { name: 'Noteer toestemming: Voorkeuren onthouden' }),
      )
      await waitFor(() => expect(canvas.getByText(/^Gegeven op/)).toBeVisible())
    })
    await step('has another address: what of the old one is asked', async () => {
      const email = canvas.getByLabelText('E-mail')
      await userEvent.clear(email)
      await userEvent.type(email, 'nieuw@voorbeeld.nl')
      await waitFor(() =>
        expect(canvas.getByText('Wat gebeurt er met sanne@voorbeeld.nl?')).toBeVisible(),
      )
      await userEvent.click(canvas.getByLabelText('Hoort ook bij deze klant'))
    })
    await step(
      'once it is saved, it is not of somebody else, and leaving asks nothing',
      async () => {
        const asked = spyOn(window, 'confirm').mockReturnValue(false)
        await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
        await waitFor(() => expect(canvas.getByText('De klant is gewijzigd.')).toBeVisible())
        await expect(canvas.getByLabelText('E-mail')).toHaveValue('nieuw@voorbeeld.nl')
        await expect(canvas.queryByText('Intussen door iemand anders gewijzigd')).toBeNull()
        await userEvent.click(canvas.getByRole('link', { name: 'Agenda' }))
        await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/agenda/))
        await expect(asked).not.toHaveBeenCalled()
      },
    )
  },
}

/** A list knows of a customer what it shows: neither addresses nor notes. */
const asInAList = customerDetails.map((customer) =>
  Object.fromEntries(
    Object.entries(customer).filter(([name]) => name !== 'emails' && name !== 'notes'),
  ),
)

export const OpenedFromTheList: Story = {
  args: {
    data: {
      getList: async (resource: string) => {
        const rows = resource === 'customers' ? asInAList : []
        return { data: rows, total: rows.length } as never
      },
    },
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Open klant 12: Sanne Hoekstra' }),
    )
    await step('waits for the rest of them, and then shows it', async () => {
      await waitFor(() => expect(canvas.getByLabelText('Naam')).toHaveValue('Sanne Hoekstra'))
      await expect(canvas.getByText(/s\.hoekstra@werk\.example/)).toBeInTheDocument()
    })
  },
}

export const TheirInvoices: Story = {
  args: { address: '/klanten/details?id=12' },
  play: async ({ canvas, step }) => {
    await step('each is there as PDF, what was taken back too', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'F2026-0042 als PDF' })).toBeVisible(),
      )
      await expect(canvas.getAllByRole('link', { name: /^F2026-\d+ als PDF$/ })).toHaveLength(3)
    })
    await step('a stay has the one that stands', async () => {
      await expect(
        canvas.getByRole('link', { name: /^Factuur F2026-\d+ van B20261015 als PDF$/ }),
      ).toHaveAttribute('href', expect.stringMatching(/\/invoices\/.+\/pdf$/))
    })
    await step('and one without an invoice leads to where it is made', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Factuur maken van B20270301' }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('/rekeningen/factuur?id=b-4'),
      )
    })
  },
}

export const InvoicesNotRead: Story = {
  args: { address: '/klanten/details?id=12', data: { getList: down } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/De facturen zijn niet geladen/)).toBeVisible())
    await expect(canvas.queryByRole('link', { name: /^Factuur maken/ })).toBeNull()
  },
}

export const OneOnAPhone: Story = {
  args: { address: '/klanten/details?id=13' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: /Steenhouwerij/ })).toBeVisible(),
    )
    await expectItFits()
  },
}

export const AnOrderSplitOff: Story = {
  args: { address: '/klanten/details?id=12' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'P20261017 afsplitsen' }))
    const asked = { name: 'P20261017 afsplitsen' }
    const dialog = within(await within(document.body).findByRole('dialog', asked))
    await userEvent.click(dialog.getByRole('button', asked))
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/klanten/details?id=14'),
    )
  },
}

export const MergedAway: Story = {
  args: {
    address: '/klanten/details?id=12',
    data: {
      call: customerCalls([{ ...customerDetails[0]!, mergedInto: 13, bought: [] }]) as never,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Open die klant' })).toBeVisible())
    await expect(canvas.queryByLabelText('Naam')).toBeNull()
  },
}

export const NoSuchCustomer: Story = {
  args: { address: '/klanten/details?id=99' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deze klant bestaat niet.')).toBeVisible())
  },
}

export const NoneChosen: Story = {
  args: { address: '/klanten/details' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Er is geen klant gekozen.')).toBeVisible())
  },
}

export const NotRead: Story = {
  args: { address: '/klanten/details?id=12', data: { call: down } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/De klanten zijn niet geladen/)).toBeVisible())
  },
}

export const AnAddressOfSomebodyElse: Story = {
  args: {
    address: '/klanten/details?id=12',
    data: {
      update: async () => {
        throw new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.', null, [
          {
            field: 'email',
            text: 'Dit e-mailadres hoort al bij een andere klant (klant 14, S. Hoekstra). Voeg die samen.',
          },
        ])
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Plaats'), ' Oost')
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(canvas.getByText(/hoort al bij een andere klant/)).toBeVisible())
  },
}

export const Merging: Story = {
  args: { address: '/klanten/samenvoegen?id=12' },
  play: async ({ canvas, step }) => {
    await step('the other one is found and chosen', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Kies klant 14' }))
      await waitFor(() => expect(canvas.getByText('Wat blijft?')).toBeVisible())
    })
    await step('of each value one stays', async () => {
      const phones = within(canvas.getByRole('group', { name: 'Telefoon' }))
      await expect(phones.getByLabelText('06 12345678')).toBeChecked()
      await userEvent.click(phones.getByLabelText('06 87654321'))
      await userEvent.click(canvas.getByRole('button', { name: 'Samenvoegen' }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('/klanten/details?id=12'),
      )
    })
  },
}

export const MergingOnAPhone: Story = {
  args: { address: '/klanten/samenvoegen?id=12&met=13' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Wat blijft?')).toBeVisible())
    await expectItFits()
  },
}

export const NobodyToMergeWith: Story = {
  args: {
    address: '/klanten/samenvoegen?id=12',
    data: { getList: async () => ({ data: [], total: 0 }) },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Er is geen andere klant gevonden.')).toBeVisible())
  },
}

export const Erasing: Story = {
  args: { address: '/klanten/wissen?id=14' },
  play: async ({ canvas, step }) => {
    await step('says what goes now, what stays and until when', async () => {
      await waitFor(() => expect(canvas.getByText('De tekst van 3 mails')).toBeVisible())
      await expect(
        canvas.getByText('B20260201: naam, e-mail en adres tot 1 januari 2034'),
      ).toBeVisible()
    })
    await step('asks whether one is sure, and then for the name', async () => {
      const submit = { name: 'Definitief wissen' }
      await expect(canvas.getByRole('button', submit)).toBeDisabled()
      await userEvent.click(canvas.getByLabelText('Ik wil de gegevens van S. Hoekstra wissen'))
      await userEvent.click(canvas.getByRole('button', submit))
      const dialog = within(await within(document.body).findByRole('dialog', submit))
      const name = dialog.getByLabelText('Naam van de klant')
      await userEvent.type(name, 'Hoekstra')
      await userEvent.click(dialog.getByRole('button', submit))
      await waitFor(() =>
        expect(dialog.getByText('Typ de naam zoals die hierboven staat.')).toBeVisible(),
      )
      await userEvent.clear(name)
      await userEvent.type(name, 'S. Hoekstra')
      await userEvent.click(dialog.getByRole('button', submit))
    })
    await step('leads to what is left', async () => {
      await waitFor(() => expect(canvas.getByText(/Deze klant vroeg om gewist/)).toBeVisible())
    })
  },
}

export const ErasingNotYet: Story = {
  args: { address: '/klanten/wissen?id=12' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Er komt nog een verblijf/)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Definitief wissen' })).toBeNull()
    await expectItFits()
  },
}

export const Erased: Story = {
  args: {
    address: '/klanten/details?id=12',
    data: {
      call: customerCalls([
        {
          ...customerDetails[0]!,
          name: 'Gewist',
          email: '',
          phone: '',
          erasedAt: '2026-11-25T13:20:00.000Z',
        },
      ]) as never,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/gegevens van deze klant zijn gewist/)).toBeVisible(),
    )
    await expect(canvas.queryByText('Meer')).toBeNull()
  },
}
