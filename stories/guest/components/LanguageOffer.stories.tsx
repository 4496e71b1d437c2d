import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Components/Language offer',
  component: GuestSite,
  tags: ['autodocs'],
  args: { url: '/contact' },
  beforeEach: (context) => {
    const languages = spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'nl'])
    const undo = beforeScene(context)
    return () => {
      undo()
      languages.mockRestore()
    }
  },
}
export default meta
type Story = StoryObj<typeof GuestSite>

const offer = { name: 'Read this page in English' }

export const OfThisPage: Story = {
  play: async ({ canvas, step }) => {
    const link = await canvas.findByRole('link', offer)
    await expect(link).toHaveAttribute('href', '/en/contact')
    await expect(link).toHaveAttribute('hreflang', 'en')
    await step('goes once it was put away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Niet meer aanbieden' }))
      await waitFor(() => expect(canvas.queryByRole('link', offer)).toBeNull())
    })
  },
}

export const NotOfAPageInDutchAlone: Story = {
  args: { url: '/inschrijven-paasveerjaarmarkt' },
  play: async ({ canvas }) => {
    // Offered once the script is there, as what is typed counts: the page stands by then.
    await canvas.findByRole('button', { name: 'Bevestig inschrijving' })
    await expect(canvas.queryByRole('link', offer)).toBeNull()
    // The switch leads to the site in that language all the same.
    await expect(canvas.getAllByRole('link', { name: 'English' })[0]).toHaveAttribute(
      'href',
      '/en/home',
    )
  },
}
