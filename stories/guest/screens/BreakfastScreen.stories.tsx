import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone } from '../../sizes.ts'
import { breakfastOptions } from '../fixtures/breakfast.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Breakfast',
  component: GuestSite,
  args: { url: '/ontbijtbox-bestellen' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const typeIn = async (canvas: Canvas, label: string, text: string) => {
  const field = await canvas.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

async function chooseDay(canvas: Canvas, day: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: /Bezorgdag/ }))
  const dialog = await within(document.body).findByRole('dialog', { name: 'Kies de bezorgdag' })
  await userEvent.click(within(dialog).getByRole('button', { name: day }))
}

async function fillIn(canvas: Canvas, city = 'Stein') {
  await typeIn(canvas, 'Boxen voor kinderen', '1')
  await chooseDay(canvas, /zondag 7 juni/)
  await userEvent.selectOptions(canvas.getByLabelText('Bezorgtijd'), '2')
  await typeIn(canvas, 'Naam van de ontvanger', 'Bram de Wit')
  await typeIn(canvas, 'Straat', 'Kerkstraat')
  await typeIn(canvas, 'Huisnummer', '4a')
  await typeIn(canvas, 'Postcode', '6171 AB')
  await typeIn(canvas, 'Plaats', city)
  await typeIn(canvas, 'Je naam', 'Sanne Hoekstra')
  await typeIn(canvas, 'E-mail', 'sanne@example.com')
  await typeIn(canvas, 'Telefoon', '06 12345678')
}

const toReview = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Verder naar controleren' }))

export const TheForm: Story = {
  play: async ({ canvas, step }) => {
    await step('allergens, area and prices stand above the form', async () => {
      await waitFor(() => expect(canvas.getByText(/welke allergenen in een box/)).toBeVisible())
      await expect(canvas.getByText(/tot 10 km rijden/)).toBeVisible()
    })
    await step('a price for two is there from the start', async () => {
      await waitFor(() => expect(canvas.getByText('€ 31,85')).toBeVisible())
    })
    await step('days too soon and vacation days cannot be chosen', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Bezorgdag/ }))
      const dialog = await within(document.body).findByRole('dialog')
      for (const day of [/donderdag 4 juni/, /maandag 8 juni/])
        await expect(within(dialog).getByRole('button', { name: day })).toBeDisabled()
      await userEvent.click(within(dialog).getByRole('button', { name: 'Kalender sluiten' }))
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText('€ 31,85')
    await expectItFits()
  },
}

export const OnANarrowPhone: Story = { ...OnAPhone, globals: onNarrowPhone }

export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('€ 31,85')
    await toReview(canvas)
    await waitFor(() => expect(canvas.getByText('Kies een dag.')).toBeVisible())
    await expect(canvas.getByText('Vul de naam van de ontvanger in.')).toBeVisible()
    await expect(canvas.getAllByText('Vul alstublieft alle adresgegevens in.')).toHaveLength(4)
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}

export const AMistypedAddressIsAskedAbout: Story = {
  play: async ({ canvas }) => {
    await typeIn(canvas, 'E-mail', 'anna@gmial.con')
    await expect(await canvas.findByText('Bedoel je anna@gmail.com?')).toBeVisible()
  },
}

export const NoBoxAtAll: Story = {
  play: async ({ canvas }) => {
    await typeIn(canvas, 'Boxen voor volwassenen', '0')
    await waitFor(() => expect(canvas.getByText('Bestel minstens één ontbijtbox.')).toBeVisible())
  },
}

export const OutsideTheArea: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Amsterdam')
    await waitFor(() =>
      expect(canvas.getByText('Het adres ligt buiten ons bezorggebied van 10 km.')).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Verder naar controleren' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await toReview(canvas)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ontbijt bestellen')
  },
}

export const HomeVillage: Story = {
  play: async ({ canvas }) => {
    await typeIn(canvas, 'Plaats', 'ELSLOO')
    await waitFor(() =>
      expect(canvas.getByText('€ 27,90', { selector: '.total .price' })).toBeVisible(),
    )
    await expect(canvas.queryByText('Bezorgkosten')).not.toBeInTheDocument()
  },
}

export const NoDaysLeft: Story = {
  parameters: {
    scene: {
      answers: {
        'GET /api/breakfast-orders/options': {
          status: 200,
          body: { ...breakfastOptions(), earliestDay: null, prices: null },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Voorlopig is er geen ontbijt te bestellen.')).toBeVisible(),
    )
  },
}

export const OptionsDown: Story = {
  parameters: { scene: { answers: { 'GET /api/breakfast-orders/options': 'down' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible(),
    )
  },
}

const orderButton = 'Verzend bestelling! (met betalingsverplichting)'

export const Reviewed: Story = {
  play: async ({ canvas, step }) => {
    await fillIn(canvas)
    await toReview(canvas)
    await step('the order as it was typed, its lines and its total', async () => {
      await waitFor(() => expect(canvas.getByText('Kerkstraat 4a, 6171 AB Stein')).toBeVisible())
      await waitFor(() => expect(canvas.getByText('€ 38,80')).toBeVisible())
      await expect(canvas.getByText('2 × € 13,95')).toBeVisible()
    })
    await step('until when it can be cancelled, before it is paid', async () => {
      await expect(canvas.getByText(/^Annuleren kan tot 24 uur voor de bezorging/)).toBeVisible()
    })
    await step('the ways to pay, the first of them chosen', async () => {
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'iDEAL' })).toBeChecked())
      await userEvent.click(canvas.getByRole('radio', { name: 'Bancontact' }))
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Bancontact' })).toBeChecked())
    })
    await expect(canvas.getByRole('button', { name: orderButton })).toBeVisible()
  },
}

export const ReviewedOnAPhone: Story = {
  globals: onPhone,
  play: async (context) => {
    await Reviewed.play!(context)
    await expectItFits()
  },
}

const refusedWith = (error: object, status: number) => ({
  scene: { answers: { 'POST /api/breakfast-orders': { status, body: { error } } } },
})

export const TotalChanged: Story = {
  parameters: refusedWith(
    {
      reason: 'order-total-changed',
      text: 'De prijs is veranderd.',
      seenCents: 3880,
      quote: { lines: [], totalCents: 4000 },
    },
    409,
  ),
  play: async (context) => {
    const { canvas } = context
    await Reviewed.play!(context)
    await userEvent.click(canvas.getByRole('button', { name: orderButton }))
    await waitFor(() =>
      expect(canvas.getByText('De prijs van je bestelling is veranderd.')).toBeVisible(),
    )
    await expect(canvas.getByText(/Je zag € 38,80, het is nu € 40,00/)).toBeVisible()
  },
}

export const WayToPayGone: Story = {
  parameters: refusedWith(
    {
      reason: 'invalid-input',
      text: 'Controleer de gemarkeerde gegevens.',
      fields: [{ field: 'method', text: 'Kies een betaalmethode uit de lijst.' }],
    },
    400,
  ),
  play: async (context) => {
    const { canvas } = context
    await Reviewed.play!(context)
    await userEvent.click(canvas.getByRole('button', { name: orderButton }))
    await waitFor(() =>
      expect(canvas.getByText('Kies een betaalmethode uit de lijst.')).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: orderButton })).toBeVisible()
  },
}

export const TooManyOpen: Story = {
  parameters: refusedWith(
    {
      reason: 'too-many-holds',
      text: 'Je hebt al meer ontbijtbestellingen openstaan. Betaal die eerst, of wacht tot ze vervallen.',
    },
    429,
  ),
  play: async (context) => {
    const { canvas } = context
    await Reviewed.play!(context)
    await userEvent.click(canvas.getByRole('button', { name: orderButton }))
    await waitFor(() =>
      expect(canvas.getByText(/^Je hebt al meer ontbijtbestellingen openstaan/)).toBeVisible(),
    )
  },
}

export const ServerRefusesAField: Story = {
  parameters: refusedWith(
    {
      reason: 'invalid-input',
      text: 'Controleer de gemarkeerde gegevens.',
      fields: [{ field: 'bookingNumber', text: 'Gebruik hier hoogstens 20 tekens.' }],
    },
    400,
  ),
  play: async (context) => {
    const { canvas } = context
    await Reviewed.play!(context)
    await userEvent.click(canvas.getByRole('button', { name: orderButton }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Naar je gegevens' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Boekingsnummer (niet verplicht)')).toHaveAttribute(
        'aria-invalid',
        'true',
      ),
    )
    await expect(canvas.getByLabelText('Straat')).toHaveValue('Kerkstraat')
  },
}

export const NoAnswerToTheOrder: Story = {
  parameters: { scene: { answers: { 'POST /api/breakfast-orders': 'down' } } },
  play: async (context) => {
    const { canvas } = context
    await Reviewed.play!(context)
    await userEvent.click(canvas.getByRole('button', { name: orderButton }))
    await waitFor(() =>
      expect(canvas.getByText('We weten niet of je bestelling is aangekomen.')).toBeVisible(),
    )
    // No answer has no code either, and no empty line in its place.
    await expect(canvas.getByRole('alert').querySelector('p:empty')).toBeNull()
    await expect(canvas.getByRole('button', { name: orderButton })).toBeVisible()
  },
}

export const AtItsOtherAddress: Story = {
  args: { url: '/ontbijtbox' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Ontbijt bestellen' })).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByLabelText('Postcode')).toBeVisible())
  },
}

export const Surprise: Story = {
  args: { url: '/verrassingsontbijt' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Bestel een verrassingsontbijt' })).toHaveAttribute(
        'href',
        '/ontbijtbox-bestellen',
      ),
    )
  },
}

export const SurpriseOnAPhone: Story = { ...Surprise, globals: onPhone }
