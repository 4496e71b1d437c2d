import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { TestPaymentView } from '../../../api/test-payments/test-payment-view.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { accountCalls } from '../fixtures/people.ts'
import { revenueCalls } from '../fixtures/revenue.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Test payment',
  component: BackOffice,
  args: { address: '/omzet/testbetaling?id=a-test' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const AT = '2026-11-25T13:40:00.000Z'
const steps = (...states: TestPaymentView['steps'][number]['state'][]) =>
  (['made', 'at-provider', 'paid', 'refunded'] as const).map((step, at) => ({
    step,
    state: states[at]!,
    at: states[at] === 'done' ? AT : null,
  }))
const opened: TestPaymentView = {
  ...{ id: 'a-test', number: 'TEST7', by: 'Mieke Geurts', failure: null, ended: false },
  paymentUrl: 'https://provider.example/pay/tr_1',
  steps: steps('done', 'done', 'busy', 'waiting'),
}
const works: TestPaymentView = {
  ...opened,
  ...{ paymentUrl: null, ended: true, steps: steps('done', 'done', 'done', 'done') },
}

/** Answers `seen` to every question about a test. */
const answering = (seen: () => TestPaymentView) => {
  const others = revenueCalls(accountCalls())
  const call = async (path: string, content?: Record<string, string>, method?: string) =>
    path.startsWith('test-payments') ? seen() : others(path, content, method)
  return { call: call as BackOfficeDataProvider['call'] }
}

export const ToBePaid: Story = {
  args: { data: answering(() => opened) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Betaal één cent' })).toHaveAttribute(
        'href',
        'https://provider.example/pay/tr_1',
      ),
    )
    await expect(canvas.getAllByRole('listitem').map((each) => each.textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Aangemaaktgelukt/),
        'Betaaldwacht op uw betaling',
        'Terugbetaaldvolgt',
      ]),
    )
    await expectItFits()
  },
}

export const ItWorks: Story = {
  args: { data: answering(() => works) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Betalen werkt: de cent kwam binnen en ging terug.')).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Test betaling' })).toBeEnabled()
  },
}

export const TheProviderRefused: Story = {
  globals: onPhone,
  args: {
    data: answering(() => ({
      ...works,
      steps: steps('done', 'failed', 'waiting', 'waiting'),
      failure: { reason: 'refused', words: 'POST payments: 422 The amount is too low' },
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('De betaalprovider zei: POST payments: 422 The amount is too low'),
      ).toBeVisible(),
    )
    await expect(canvas.getByText('Terugbetaald').parentElement).toHaveTextContent(
      'Terugbetaaldvervalt',
    )
    await expectItFits()
  },
}

export const TheRefundWasRefused: Story = {
  args: {
    data: answering(() => ({
      ...works,
      steps: steps('done', 'done', 'done', 'failed'),
      failure: { reason: 'refund-refused', words: '' },
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('De betaling kwam binnen, maar de terugbetaling is niet gelukt.'),
      ).toBeVisible(),
    )
  },
}

export const PaidAndOnItsWayBack: Story = {
  args: {
    data: answering(() => ({
      ...opened,
      paymentUrl: null,
      steps: steps('done', 'done', 'done', 'busy'),
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Terugbetaaldbezig'),
    )
  },
}

export const FromTheDashboard: Story = {
  args: { address: '/dashboard', data: answering(() => opened) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Test betaling' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Test betaling' }))
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/omzet/testbetaling?id=a-test'),
    )
  },
}

const TOO_MANY = 'Er zijn dit uur al vijf testbetalingen gedaan. Probeer het later opnieuw.'

export const TooMany: Story = {
  args: {
    address: '/dashboard',
    data: answering(() => {
      throw new ApiProblem(429, 'too-many-requests', TOO_MANY)
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Test betaling' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Test betaling' }))
    await waitFor(() => expect(canvas.getByText(TOO_MANY)).toBeVisible())
  },
}

export const ThatIsUnknown: Story = {
  args: {
    data: answering(() => {
      throw new ApiProblem(404, 'not-found', 'Deze testbetaling bestaat niet.')
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deze testbetaling bestaat niet.')).toBeVisible())
  },
}
