import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { PostedForm } from '../../../guest/forms/posted-form.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone } from '../../sizes.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/A page of the old site',
  component: GuestSite,
  args: { url: '/payment' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

const stay =
  '/online-afrekenen?kamer=knusse-kamer&aankomst=2026-06-09&vertrek=2026-06-12&personen=2'

const refused = (said: Partial<PostedForm>) => ({
  posted: { path: '/payment', texts: { goOn: stay }, message: '', fields: [], ...said },
})

const says =
  (words: RegExp, goesOn: string): Story['play'] =>
  async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: 'Deze pagina is vernieuwd' }),
      ).toBeVisible(),
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent(words)
    const goOn = canvas.getByRole('link', { name: 'Ga verder' })
    await expect(goOn).toHaveAttribute('href', goesOn)
    await expectItFits()
  }

const otherSum = refused({
  message: 'De prijs is intussen gewijzigd. Je zag € 230,00; het is nu € 220,00.',
})

export const ThePriceIsAnother: Story = {
  args: otherSum,
  play: says(/Je zag € 230,00; het is nu € 220,00\.$/, stay),
}

export const ThePriceIsAnotherOnANarrowPhone: Story = {
  args: otherSum,
  globals: onNarrowPhone,
  play: says(/het is nu € 220,00\.$/, stay),
}

export const FieldsToMend: Story = {
  args: refused({
    fields: [
      { field: 'emailClient', text: 'Controlleer het e-mail adres.' },
      { field: 'phoneClient', text: 'Controlleer het telefoonnummer.' },
    ],
  }),
  globals: onNarrowPhone,
  play: async (context) => {
    await says(/^Zo kon het nog niet verder:$/, stay)!(context)
    await expect(context.canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Controlleer het e-mail adres.', 'Controlleer het telefoonnummer.']),
    )
  },
}

export const OldPagesAreOff: Story = {
  args: refused({
    texts: { goOn: '/home' },
    message: 'Deze oude pagina werkt niet meer. Ga verder op onze nieuwe website.',
  }),
  play: async (context) => {
    await says(/werkt niet meer/, '/home')!(context)
    await expect(context.canvas.queryByRole('link', { name: 'Naar de voorpagina' })).toBeNull()
  },
}
