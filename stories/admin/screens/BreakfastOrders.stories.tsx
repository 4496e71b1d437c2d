import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { acting } from '../fixtures/acting.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { breakfastOrders } from '../fixtures/breakfast-orders.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Breakfast orders',
  component: BackOffice,
  args: { address: '/ontbijt' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const at = (id: string) => `/rekeningen/details-order?id=${id}`

export const OneOfEveryState: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Ontbijtbestellingen' })
    await step('what is brought, when, to whom, and where each stands', async () => {
      for (const words of ['Betaald, te bezorgen', 'Nog niet betaald', 'Niet op tijd betaald'])
        await expect(within(table).getAllByText(words)[0]).toBeVisible()
      await expect(within(table).getAllByText('2 boxen, 1 kinderbox')[0]).toBeVisible()
    })
    await step('a row opens its order', async () => {
      await userEvent.click(
        within(table).getByRole('link', {
          name: 'Open bestelling P20261017 voor Oma van der Meer',
        }),
      )
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(at(breakfastOrders[0]!.id)),
      )
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText('Oma van der Meer')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const NothingOrdered: Story = {
  args: { data: { getList: async () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Geen ontbijtbestellingen')).toBeVisible())
  },
}

export const Loading: Story = {
  args: { data: { getList: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('status', { name: 'De ontbijtbestellingen worden geladen' }),
      ).toBeVisible(),
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
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Niets is gewijzigd.')
  },
}

export const ToBeBrought: Story = {
  args: { address: at(breakfastOrders[0]!.id) },
  play: async ({ canvas, step }) => {
    await step('all that is needed to bring it', async () => {
      await canvas.findByRole('heading', { name: 'Oma van der Meer' })
      for (const words of ['4,0 km over de weg', '9.30-10.00 uur', 'Dorpsstraat 1a, 6171 AA Stein'])
        await expect(canvas.getByText(words)).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'B20261015' })).toHaveAttribute(
        'href',
        '/agenda/aanpassen?id=id-sanne-hoekstra',
      )
    })
    await step('asks before it counts as brought', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bezorgd' }))
      const dialog = await within(document.body).findByRole('dialog', { name: 'Bezorgd' })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Ja, bezorgd' }))
      await waitFor(() => expect(canvas.getByText('De bestelling is bezorgd.')).toBeVisible())
    })
  },
}

export const NotBrought: Story = {
  args: { address: at('order-here') },
  play: async ({ canvas, step }) => {
    await step('who comes for it has no address', async () => {
      await canvas.findByRole('heading', { name: 'Pauline Bosch' })
      await expect(canvas.getByText('Afhalen of in huis')).toBeVisible()
      await expect(canvas.getByText('Betaald, af te geven')).toBeVisible()
      await expect(canvas.queryByText('Adres')).toBeNull()
    })
    await step('it is given, not brought', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Afgegeven' }))
      const dialog = await within(document.body).findByRole('dialog', { name: 'Afgegeven' })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Ja, afgegeven' }))
      await waitFor(() => expect(canvas.getByText('De bestelling is afgegeven.')).toBeVisible())
    })
  },
}

export const TheOrderOnAPhone: Story = {
  args: { address: at(breakfastOrders[1]!.id) },
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Betaling ontvangen' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

const asked: object[] = []
export const CancelledLate: Story = {
  beforeEach: () => {
    asked.length = 0
  },
  args: {
    address: at('order-soon'),
    data: {
      // The server answers the order: it must not be taken for a sentence.
      act: acting(({ id, asked: answer }) => {
        asked.push({ id, ...answer })
        return breakfastOrders.find((order) => order.id === id)
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bestelling annuleren' }))
    const dialog = await within(document.body).findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Nee, niets terug' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuleren' }))
    const { version } = breakfastOrders.find(({ id }) => id === 'order-soon')!
    const press = { requestId: expect.stringMatching(/^[0-9a-f]{32}$/), version }
    await waitFor(() => expect(asked).toEqual([{ id: 'order-soon', refundLate: false, ...press }]))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByText('De bestelling is geannuleerd.')).toBeVisible())
  },
}

export const NotPaidInTime: Story = {
  args: { address: at('order-lapsed') },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Bij deze bestelling is niets meer te doen.')).toBeVisible(),
    )
  },
}

export const NoSuchOrder: Story = {
  args: { address: at('nobody') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deze bestelling bestaat niet.')).toBeVisible())
  },
}
