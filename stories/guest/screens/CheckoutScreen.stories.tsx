import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { propertyView } from '../fixtures/answer.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { checkoutUrl, liesbeth, remember } from '../fixtures/guests.ts'
import { says } from '../fixtures/says.ts'
import { beforeScene } from '../fixtures/scene.ts'
import { roomView } from '../fixtures/stays.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Checkout/Steps',
  component: GuestSite,
  args: { url: checkoutUrl },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

export const StepGegevens: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Gegevens' })).toBeVisible())
    const steps = canvas.getByRole('list', { name: 'Stappen' })
    await expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.getAttribute('aria-current')),
    ).toEqual(['step', null, null])
    await expect(
      canvas.getAllByRole('textbox').map((box) => box.getAttribute('autocomplete')),
    ).toEqual(['given-name', 'family-name', 'email', 'tel', 'address-level2'])
    await expect(canvas.getByRole('complementary', { name: 'Je verblijf' })).toHaveTextContent(
      '€ 300,00',
    )
  },
}

export const AMistypedAddressIsAskedAbout: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'anna@gmial.con')
    await expect(await canvas.findByText('Bedoel je anna@gmail.com?')).toBeVisible()
  },
}

export const AsksTheFullAddressByItsReading: Story = {
  parameters: { scene: { readings: { 'checkout.fields': 'full-address' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Straat en huisnummer' })).toBeVisible(),
    )
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toBeVisible()
  },
}

export const SentWithFieldsOpen: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Voornaam' }), 'Liesbeth')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Achternaam' }), 'van der Meer')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Telefoon' }), '06 12 34 56 78')
    await userEvent.click(canvas.getByRole('button', { name: 'Verder naar details' }))
    await step('the summary has the focus and leads to each field', async () => {
      const summary = await canvas.findByRole('alert')
      await waitFor(() => expect(summary).toHaveFocus())
      await expect(summary).toHaveTextContent('Er zijn nog 2 velden leeg.')
      await userEvent.click(within(summary).getByRole('link', { name: 'Woonplaats' }))
      await expect(canvas.getByRole('textbox', { name: 'Woonplaats' })).toHaveFocus()
    })
    await step('each field says what is wrong, until it is edited', async () => {
      const email = canvas.getByRole('textbox', { name: 'E-mail' })
      await expect(email).toBeInvalid()
      await expect(email).toHaveAccessibleDescription(
        'Hierheen gaat de bevestiging. Controlleer het e-mail adres.',
      )
      await userEvent.type(email, 'l')
      await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'))
    })
  },
}

export const NothingFilledInOnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verder naar details' }))
    const links = within(await canvas.findByRole('alert')).getAllByRole('link')
    await expect(links).toHaveLength(5)
    for (const link of links) await expect(link.getClientRects()).toHaveLength(1)
  },
}

export const ReloadKeepsWhatWasTyped: Story = {
  beforeEach: () => remember(),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Achternaam' })).toHaveValue('van der Meer'),
    )
  },
}

export const ThroughTheSteps: Story = {
  beforeEach: () => remember({ guest: liesbeth.guest }),
  play: async ({ canvas, step }) => {
    await step('Gegevens to Details', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Verder naar details' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Details' })).toHaveFocus())
      await expect(canvas.getByText('Gegevens').parentElement).toHaveTextContent('Gegevens, klaar')
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: 'Hoe laat kom je ongeveer aan?' }),
        'tussen 16.00 en 17.00 uur',
      )
    })
    await step('Details to Betalen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verder naar betalen' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Betalen' })).toHaveFocus())
      await expect(canvas.getByText('Te betalen').closest('div')).toHaveTextContent('€ 300,00')
      await expect(
        canvas.getByRole('button', { name: 'Plaats boeking met betalingsverplichting' }),
      ).toBeVisible()
    })
    await step('and back, with what was chosen', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Terug naar details' }))
      await waitFor(() =>
        expect(
          canvas.getByRole('combobox', { name: 'Hoe laat kom je ongeveer aan?' }),
        ).toHaveDisplayValue('tussen 16.00 en 17.00 uur'),
      )
    })
  },
}

export const StepDetails: Story = {
  args: { url: `${checkoutUrl}&stap=details` },
  beforeEach: () => remember(),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Wil je ons iets laten weten?' })).toHaveValue(
        'We komen met de fiets.',
      ),
    )
    const late = canvas.getByText('Kom je later aan?', { exact: false })
    await expect(late.parentElement!.querySelector('a')).toHaveAttribute('href', 'tel:+31461234567')
  },
}

export const StepBetalen: Story = {
  args: { url: `${checkoutUrl}&stap=betalen` },
  beforeEach: () => remember(),
  play: async ({ canvas }) => {
    const name = await canvas.findByText('liesbeth@')
    await expect(name.parentElement).toHaveTextContent('liesbeth@voorbeeld.nl')
    await expect(
      canvas.getByRole('button', { name: 'Plaats boeking met betalingsverplichting' }),
    ).toBeVisible()
  },
}

export const StepBetalenOnAPhone: Story = { ...StepBetalen, globals: onPhone }
export const StepGegevensOnAPhone: Story = { ...SentWithFieldsOpen, globals: onPhone }

export const StepBetalenOfARoomNamedInDutchAlone: Story = {
  ...StepBetalen,
  parameters: {
    scene: {
      answers: {
        'GET /api/property': {
          status: 200,
          body: { ...propertyView(), untranslated: ['Knusse kamer'] },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const all = await canvas.findAllByText('Knusse kamer')
    await expect(all.map((name) => name.lang)).toEqual(all.map(() => 'nl'))
    await expect(all.map(({ parentElement }) => parentElement!.tagName)).toContain('SMALL')
  },
}

export const OrderButtonByTheOtherReading: Story = {
  ...StepBetalen,
  parameters: { scene: { readings: { 'order-button': 'literal' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Plaats boeking' })).toBeVisible(),
    )
  },
}

export const BetalenOpenedTooEarly: Story = {
  args: { url: `${checkoutUrl}&stap=betalen` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Gegevens' })).toBeVisible())
  },
}

export const StayNoLongerFree: Story = {
  args: {
    url: '/online-afrekenen?kamer=knusse-kamer&aankomst=2026-06-05&vertrek=2026-06-08&personen=2',
  },
  beforeEach: () => remember(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Een andere gast was je net voor.')).toBeVisible())
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Er is een datum geselect die reeds bezet is, selecteer een andere datum.',
    )
    await userEvent.click(await canvas.findByRole('link', { name: /^Ruime knusse kamer/ }))
    await waitFor(() =>
      expect(canvas.getByRole('complementary', { name: 'Je verblijf' })).toHaveTextContent(
        'Ruime knusse kamer',
      ),
    )
    await expect(canvas.getByRole('heading', { level: 1, name: 'Je boeking' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Achternaam' })).toHaveValue('van der Meer')
  },
}

/** Lost by a rule, before anything was typed: why, and what can be done. */
export const StayThatARuleRefuses: Story = {
  args: {
    url: '/online-afrekenen?kamer=knusse-kamer&aankomst=2026-06-20&vertrek=2026-06-22&personen=2',
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Je moet op de 20-ste minimaal 3 nachten boeken',
      ),
    )
    await expect(canvas.queryByText(/je gegevens staan er nog/)).toBeNull()
    await expect(canvas.getByText('Dit kan nog wel')).toBeVisible()
    const other = (name: string) => canvas.getByRole('link', { name })
    await expect(other('Andere datums kiezen')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/kamer-overzicht\/details\?kamer=knusse-kamer(?!.*aankomst)/),
    )
    await expect(other('Andere kamers zoeken')).toHaveAttribute(
      'href',
      '/zoeken?aankomst=2026-06-20&vertrek=2026-06-22&personen=2',
    )
  },
}

export const LargeLettersOnAPhone: Story = {
  globals: onPhone,
  args: { url: `${checkoutUrl}&stap=betalen` },
  beforeEach: () => {
    remember()
    document.documentElement.style.fontSize = '130%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('complementary', { name: 'Je verblijf' })
    const panel = summary.getBoundingClientRect()
    for (const part of summary.querySelectorAll('dd, b'))
      await expect(part.getBoundingClientRect().right).toBeLessThan(panel.right - 8)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** A room whose pictures the import of an old site could not fetch. */
export const ARoomWithoutPictures: Story = {
  parameters: {
    scene: {
      answers: {
        'GET /api/room-types': { status: 200, body: [{ ...roomView('knusse-kamer'), images: [] }] },
      },
    },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { name: 'Knusse kamer' })
    await expect(name.offsetHeight).toBeLessThan(
      1.5 * parseFloat(getComputedStyle(name).lineHeight),
    )
    await expectItFits()
  },
}

export const SignAndMenuOnOneLineOfAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const sign = await canvas.findByRole('link', { name: /^Kamersleutel/ })
    const menu = canvas.getByText('Menu')
    await expect(menu.getBoundingClientRect().top).toBeLessThan(sign.getBoundingClientRect().bottom)
  },
}

export const StillComing: Story = {
  parameters: { scene: { answers: { 'GET /api/quotes': 'hangs' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We zetten je boeking klaar…')).toBeVisible())
  },
}

export const ServerDown: Story = {
  parameters: { scene: { answers: { 'GET /api/quotes': 'down' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'We kunnen je boeking nu niet laten zien' }),
      ).toBeVisible(),
    )
  },
}

export const UnknownRoom: Story = {
  args: { url: checkoutUrl.replace('knusse-kamer', 'kasteelkamer') },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: says('Deze kamer kennen we niet') }),
      ).toBeVisible(),
    )
  },
}

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Gegevens' })
  await expectItFits()
}

export const OnATablet: Story = { globals: onTablet, play: fits }
export const OnANarrowPhone: Story = { globals: onNarrowPhone, play: fits }
