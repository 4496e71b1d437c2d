import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { LoadFailure } from '../../../admin/shell/LoadFailure.tsx'
import { inHouse } from '../fixtures/InHouse.tsx'

const meta: Meta<typeof LoadFailure> = {
  title: 'Back office/Components/Load failure',
  component: LoadFailure,
  tags: ['autodocs'],
  args: { what: 'De agenda is niet geladen. Niets is gewijzigd.', onRetry: fn() },
  argTypes: { problem: { control: false } },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '180px' } } },
}
export default meta
type Story = StoryObj<typeof LoadFailure>

export const TheApiSaysWhy: Story = {
  args: {
    problem: new ApiProblem(500, 'unexpected', 'Er ging iets mis. Probeer het straks opnieuw.'),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Er ging iets mis. Probeer het straks opnieuw.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NobodyAnswers: Story = { args: { problem: new ApiProblem(0, 'unreachable', '') } }
