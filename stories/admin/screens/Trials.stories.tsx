import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Trials',
  component: BackOffice,
  args: { address: '/instellingen/seizoenen/aanpassen?id=3' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

/** A dearer season is typed and tried. */
const tryIt: NonNullable<Story['play']> = async ({ canvas }) => {
  const amount = await canvas.findByLabelText('Toeslag per nacht (€)')
  await userEvent.clear(amount)
  await userEvent.type(amount, '25,00')
  await userEvent.click(canvas.getByRole('button', { name: 'Eerst proberen' }))
}
const region = { name: /Proef/ }

export const ASeasonIsTriedAndKept: Story = {
  play: async (context) => {
    const { canvas, step } = context
    await tryIt(context)
    const panel = await canvas.findByRole('region', region)
    await step('whoever asked for it is led to its heading', async () => {
      await waitFor(() =>
        expect(within(panel).getByRole('heading', { name: region.name })).toHaveFocus(),
      )
    })
    await step('from what to what, how many stays, and by which line', async () => {
      await waitFor(() => expect(within(panel).getByText('Duurder')).toBeVisible())
      await expect(within(panel).getByText(/Toeslag per nacht.*naar 25,00/)).toBeVisible()
      await expect(within(panel).getByText(/Seizoenstoeslag: in \d+ verblijven/)).toBeVisible()
    })
    await step('an example opens to the lines of both sides', async () => {
      await userEvent.click(within(panel).getAllByText(/ · /)[0]!)
      await waitFor(() =>
        expect(within(panel).getAllByRole('columnheader', { name: 'Straks' })[0]).toBeVisible(),
      )
    })
    await step('bookings keep their price, and it is kept', async () => {
      await expect(within(panel).getByText(/Hun prijs blijft zoals verkocht/)).toBeVisible()
      await userEvent.click(within(panel).getByRole('button', { name: 'Bewaren' }))
      await waitFor(() =>
        expect(within(document.body).getByText('Het seizoen is gewijzigd.')).toBeVisible(),
      )
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async (context) => {
    await tryIt(context)
    const panel = await context.canvas.findByRole('region', region)
    await waitFor(() => expect(within(panel).getByText('Duurder')).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const UnderWay: Story = {
  args: {
    data: {
      tryEdit: (_, progressed) => {
        progressed(0.4)
        return new Promise(() => undefined)
      },
    },
  },
  play: async (context) => {
    await tryIt(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('progressbar', { name: /doorgerekend/ })).toHaveAttribute(
        'aria-valuenow',
        '40',
      ),
    )
  },
}

export const SomethingElseIsTyped: Story = {
  play: async (context) => {
    const { canvas } = context
    await tryIt(context)
    await canvas.findByRole('region', region)
    await fireEvent.change(canvas.getByLabelText('Toeslag per nacht (€)'), {
      target: { value: '26,00' },
    })
    await waitFor(() => expect(canvas.getByText(/U typte iets anders/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(canvas.getByText(/naar 26,00/)).toBeVisible())
  },
}

export const RefusedAtAField: Story = {
  args: {
    data: {
      tryEdit: async () => {
        throw new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.', null, [
          { field: 'amount', text: 'Dit bedrag kan niet.' },
        ])
      },
    },
  },
  play: async (context) => {
    await tryIt(context)
    await waitFor(() => expect(context.canvas.getByText('Dit bedrag kan niet.')).toBeVisible())
    await expect(context.canvas.getByLabelText('Toeslag per nacht (€)')).toHaveValue('25,00')
  },
}

export const ChangedMeanwhile: Story = {
  args: {
    data: {
      keepTrial: async () => {
        throw new ApiProblem(409, 'trial-outdated', 'Intussen is er iets gewijzigd.')
      },
    },
  },
  play: async (context) => {
    const { canvas } = context
    await tryIt(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Bewaren' }))
    await waitFor(() => expect(canvas.getByText('Intussen is er iets gewijzigd.')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  },
}

/** What the rules refuse of the whole: no field of the form is wrong by itself. */
const refusedAsAWhole = (fields: { field: string; text: string }[] = []) => ({
  tryEdit: async () => {
    throw new ApiProblem(
      422,
      'facts-refused',
      'Een nacht zou minder dan niets kosten.',
      null,
      fields,
    )
  },
})

export const RefusedByTheRules: Story = {
  args: { data: refusedAsAWhole() },
  play: async (context) => {
    const { canvas } = context
    await tryIt(context)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('minder dan niets'))
    await expect(canvas.queryByRole('region', region)).toBeNull()
    await expect(canvas.getByLabelText('Toeslag per nacht (€)')).toHaveValue('25,00')
    await expect(canvas.getByRole('button', { name: 'Eerst proberen' })).toHaveFocus()
  },
}

export const RefusedByTheRulesAtAField: Story = {
  args: { data: refusedAsAWhole([{ field: 'amount', text: 'Een nacht zou niets kosten.' }]) },
  play: async (context) => {
    const { canvas } = context
    await tryIt(context)
    await waitFor(() =>
      expect(canvas.getByLabelText('Toeslag per nacht (€)')).toHaveAccessibleDescription(
        'Een nacht zou niets kosten.',
      ),
    )
    await expect(canvas.queryByRole('region', region)).toBeNull()
  },
}

/** The removal of the season is tried. */
const tryRemoval: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Verwijderen eerst proberen' }))
}

export const ARemovalIsTriedAndKept: Story = {
  play: async (context) => {
    const { canvas } = context
    await tryRemoval(context)
    const panel = await canvas.findByRole('region', region)
    await waitFor(() => expect(within(panel).getByText('Goedkoper')).toBeVisible())
    await expect(within(panel).getByText('Dit wordt verwijderd:')).toBeVisible()
    await expect(within(panel).getByText('Toeslag per nacht (€): 15,00')).toBeVisible()
    await userEvent.click(within(panel).getByRole('button', { name: 'Bewaren' }))
    await waitFor(() =>
      expect(within(document.body).getByText(/Het seizoen is verwijderd/)).toBeVisible(),
    )
    await expect(
      within(document.body).getByRole('button', { name: 'Ongedaan maken' }),
    ).toBeVisible()
  },
}

export const ARemovalOnAPhone: Story = {
  globals: onPhone,
  play: async (context) => {
    await tryRemoval(context)
    const panel = await context.canvas.findByRole('region', region)
    await waitFor(() => expect(within(panel).getByText('Goedkoper')).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

/** A dearer product is typed and tried. */
const tryProduct: NonNullable<Story['play']> = async ({ canvas }) => {
  const price = await canvas.findByLabelText(/^Prijs/)
  await userEvent.clear(price)
  await userEvent.type(price, '30,00')
  await userEvent.click(canvas.getByRole('button', { name: 'Eerst proberen' }))
}

export const AProductIsTried: Story = {
  args: { address: '/instellingen/product-wijzigen?id=2' },
  play: async (context) => {
    await tryProduct(context)
    const panel = await context.canvas.findByRole('region', region)
    await waitFor(() => expect(within(panel).getByText('Producten bij een verblijf')).toBeVisible())
    await userEvent.click(within(panel).getAllByText(/bij aankomst op/)[0]!)
    await waitFor(() =>
      expect(within(panel).getByRole('columnheader', { name: 'Straks' })).toBeVisible(),
    )
  },
}

export const AProductOnAPhone: Story = {
  ...AProductIsTried,
  globals: onPhone,
  play: async (context) => {
    await AProductIsTried.play!(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

/** The removal of a price and of a minimum of a room are tried, one after the other. */
export const RemovalsOfARoom: Story = {
  args: { address: '/instellingen/kamer-wijzigen?id=2' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Probeer eerst: verwijder prijs voor 2' }),
    )
    const panel = await canvas.findByRole('region', region)
    await waitFor(() => expect(within(panel).getByText('Kan niet meer')).toBeVisible())
    await userEvent.click(within(panel).getByRole('button', { name: 'Niet bewaren' }))
    await userEvent.click(
      canvas.getByRole('button', { name: /Probeer eerst: verwijder het minimum van .*14 mei/ }),
    )
    await waitFor(() => expect(canvas.getByText('Nachten: 3')).toBeVisible())
  },
}

export const RemovalsOfARoomOnAPhone: Story = {
  ...RemovalsOfARoom,
  globals: onPhone,
  play: async (context) => {
    await RemovalsOfARoom.play!(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
