import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PaymentMethodChoice } from '../../../guest/payment/PaymentMethodChoice.tsx'
import { inAPanel, inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof PaymentMethodChoice> = {
  title: 'Guest site/Components/Payment method choice',
  component: PaymentMethodChoice,
  tags: ['autodocs'],
  args: {
    methods: [
      { id: 'ideal', name: 'iDEAL' },
      { id: 'bancontact', name: 'Bancontact' },
      { id: 'creditcard', name: 'Kaart' },
      { id: 'paypal', name: 'PayPal' },
    ],
    chosen: 'ideal',
    onChoose: fn(),
  },
  argTypes: {
    chosen: { control: 'radio', options: ['ideal', 'bancontact', 'creditcard', 'paypal'] },
  },
  beforeEach: beforeScene,
  decorators: [inAPanel, inTheHouse],
}
export default meta
type Story = StoryObj<typeof PaymentMethodChoice>

export const WhatTheProviderHas: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'iDEAL' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Kaart' }))
    await expect(args.onChoose).toHaveBeenCalledWith('creditcard')
    // The provider's name is what a way to pay is called, also of one that has no drawing of its own.
    const paypal = canvas.getByRole('radio', { name: 'PayPal' })
    const logo = paypal.closest('label')!.querySelector('img')!
    await expect(logo).toHaveAttribute('alt', '')
    await expect(logo).toHaveAttribute('src', '/art/betalen-anders.svg')
  },
}

export const BeingRead: Story = { args: { methods: null, chosen: null } }

export const NobodyCouldSay: Story = {
  args: { methods: [], chosen: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Je kiest straks op de pagina van de betaaldienst/)).toBeVisible()
  },
}
