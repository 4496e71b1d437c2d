import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Information page',
  component: GuestSite,
  args: { url: '/omgeving' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

export const Everything: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Omgeving' })).toBeVisible(),
    )
    await expect(canvas.getByRole('heading', { level: 2, name: 'Te voet' })).toBeVisible()
    // What the property says is filled in, and is a way to reach it.
    const [phone] = canvas.getAllByRole('link', { name: '046 123 45 67' })
    await expect(phone).toHaveAttribute('href', 'tel:+31461234567')
    const times = canvas.getByText(
      (_, element) =>
        element?.tagName === 'P' &&
        /Uitchecken doe je tot 10.30 uur/.test(element.textContent ?? ''),
    )
    await expect(times).toBeVisible()
  },
}

export const PricesOfTheExtras: Story = {
  args: { url: '/extra' },
  play: async ({ canvas }) => {
    const bike = await canvas.findByText('Elektrische fiets')
    await expect(bike.parentElement).toHaveTextContent('€ 27,50 per dag')
  },
}

export const AnotherPriceByAReading: Story = {
  args: { url: '/extra' },
  parameters: { scene: { readings: { 'extras.e-bike': '25.00' } } },
  play: async ({ canvas }) => {
    const bike = await canvas.findByText('Elektrische fiets')
    await expect(bike.parentElement).toHaveTextContent('€ 25,00 per dag')
  },
}

export const WhatGoesBack: Story = {
  args: { url: '/annuleringsvoorwaarden' },
  play: async ({ canvas }) => {
    const all = await canvas.findByText('Tot en met 7 dagen voor aankomst')
    await expect(all.parentElement).toHaveTextContent('alles')
  },
}

export const WhatGoesBackIsForStaff: Story = {
  args: { url: '/annuleringsvoorwaarden' },
  parameters: { scene: { readings: { 'cancellation.conditions': 'by-staff' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('Wat je terugkrijgt, spreken we per boeking met je af.'),
      ).toBeVisible(),
    )
  },
}

export const CompanyData: Story = {
  args: { url: '/bedrijfsgegevens' },
  play: async ({ canvas }) => {
    const kvk = await canvas.findByText('KVK-nummer')
    await expect(kvk.parentElement).toHaveTextContent('12345678')
  },
}

export const ToThePageBesideIt: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Omgeving' })
    await userEvent.click(canvas.getByRole('link', { name: 'de extra’s' }))
    const title = await canvas.findByRole('heading', { level: 1, name: 'Extra’s' })
    await expect(title).toBeVisible()
    // The words were still to come: the focus waits at the start of the page.
    await expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement)
  },
}

export const StillComing: Story = {
  parameters: { scene: { answers: { 'GET /api/pages/omgeving': 'hangs' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('De pagina komt eraan…')).toBeVisible())
  },
}

export const ServerDown: Story = {
  parameters: { scene: { answers: { 'GET /api/pages/omgeving': 'down' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'We kunnen deze pagina nu niet laten zien' }),
      ).toBeVisible(),
    )
  },
}

export const OnAPhone: Story = { globals: onPhone, play: Everything.play! }

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 })
  await expectItFits()
}
export const OnATablet: Story = { globals: onTablet, play: fits }
export const OnANarrowPhone: Story = { globals: onNarrowPhone, play: fits }
