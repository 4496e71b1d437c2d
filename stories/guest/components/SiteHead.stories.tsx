import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { propertyView } from '../fixtures/answer.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { onPhone } from '../../sizes.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Components/Head and foot',
  component: GuestSite,
  tags: ['autodocs'],
  args: { url: '/kamer-overzicht' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

export const OnADesk: Story = {
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Hoofdmenu' })
    await expect(within(menu).getByRole('link', { name: 'Kamers' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await waitFor(() =>
      expect(within(menu).getByRole('link', { name: '046 123 45 67' })).toHaveAttribute(
        'href',
        'tel:+31461234567',
      ),
    )
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('KVK 12345678')
  },
}

export const PhoneMenu: Story = {
  globals: onPhone,
  play: async ({ canvas, step }) => {
    const summary = (await canvas.findByText('Menu')).closest('summary')!
    await userEvent.click(summary)
    const menu = canvas.getByRole('navigation', { name: 'Menu' })
    await expect(within(menu).getByRole('link', { name: /Bel ons/ })).toBeVisible()
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(menu).not.toBeVisible()
      await expect(summary).toHaveFocus()
    })
    await step('going to a page closes it', async () => {
      await userEvent.click(summary)
      await userEvent.click(within(menu).getByRole('link', { name: 'Beschikbaarheid' }))
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1, name: 'Zoek een kamer' })).toBeVisible(),
      )
      await waitFor(() => expect(menu).not.toBeVisible())
    })
  },
}

export const PhoneMenuOpen: Story = {
  globals: onPhone,
  play: async ({ canvas }) => userEvent.click(await canvas.findByText('Menu')),
}

export const LargeLettersOnAPhone: Story = {
  globals: onPhone,
  beforeEach: () => {
    document.documentElement.style.fontSize = '150%'
    return () => void (document.documentElement.style.fontSize = '')
  },
  play: async ({ canvas, step }) => {
    const head = (await canvas.findByRole('banner')).getBoundingClientRect()
    const sign = canvas.getByRole('banner').querySelector('a.brand')!.getBoundingClientRect()
    const menu = (await canvas.findByText('Menu')).getBoundingClientRect()
    await step('the menu comes below the sign, both off the edges', async () => {
      await expect(menu.top).toBeGreaterThanOrEqual(sign.bottom)
      await expect(sign.top - head.top).toBeGreaterThanOrEqual(8)
      await expect(head.bottom - menu.bottom).toBeGreaterThanOrEqual(8)
    })
  },
}

export const ClockMoved: Story = {
  parameters: {
    scene: {
      answers: {
        'GET /api/property': { status: 200, body: { ...propertyView(), clockMoved: true } },
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('complementary', { name: 'Mededeling' })).toHaveTextContent(
        'het is hier wo 3 juni 2026',
      ),
    )
  },
}

export const PropertyWithoutATelephone: Story = {
  parameters: {
    scene: {
      answers: {
        'GET /api/property': {
          status: 200,
          body: { ...propertyView(), phone: '', email: '', kvk: '', vatId: '', address: '' },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Familiekamer' })
    await expect(
      canvas
        .queryAllByRole('link')
        .filter((link) => /^(tel|mailto):/.test(link.getAttribute('href')!)),
    ).toEqual([])
  },
}
