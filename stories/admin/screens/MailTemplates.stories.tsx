import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { confirmationTemplate } from '../fixtures/mail-templates.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const LIST = '/instellingen/mails'
const ONE = `${LIST}/aanpassen?id=confirmation`

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Mail templates',
  component: BackOffice,
  args: { address: LIST },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const AllMails: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Over een boeking' })
    await expect(within(table).getByText('1 tekst')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Bekijk: Bevestiging' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(ONE))
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      readMailTemplates: async () => {
        throw new ApiProblem(500, 'unexpected', 'Er ging iets mis.')
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/De mails zijn niet geladen/)).toBeVisible())
  },
}

export const TheMailWhileOneTypes: Story = {
  args: { address: ONE },
  play: async ({ canvas, step }) => {
    const subject = await canvas.findByLabelText('Je boeking {number}: {stay}')
    await waitFor(() => expect(canvas.getByText(/^Je boeking B2026517: /)).toBeVisible())
    await step('the example follows', async () => {
      await fireEvent.change(subject, { target: { value: 'Fijn dat je komt: {number}, {stay}' } })
      await waitFor(() => expect(canvas.getByText(/^Fijn dat je komt: B2026517/)).toBeVisible())
    })
    await step('a placeholder must stay', async () => {
      await fireEvent.change(subject, { target: { value: 'Fijn dat je komt: {number}' } })
      await waitFor(() => expect(canvas.getByText(/^Laat \{stay\} in de tekst/)).toBeVisible())
    })
    await step('and it is saved', async () => {
      await fireEvent.change(subject, { target: { value: 'Fijn dat je komt: {number}, {stay}' } })
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText('De mail is gewijzigd.')).toBeVisible())
    })
  },
}

export const InAnotherLanguage: Story = {
  args: { address: ONE },
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByText(/^Je boeking B2026517: /)).toBeVisible())
    await step('the example is read in English', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Taal van de gast' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Engels' }))
      await waitFor(() => expect(canvas.getByText(/^Your booking B2026517: /)).toBeVisible())
    })
  },
}

export const BackToTheLiteralText: Story = {
  args: { address: ONE },
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText('Je kamer staat vast')
    await fireEvent.change(title, { target: { value: 'Geregeld' } })
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Terug naar letterlijk: Je kamer staat vast' }),
    )
    await waitFor(() => expect(title).toHaveValue('Je kamer staat vast'))
  },
}

export const ATestMail: Story = {
  args: { address: ONE },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stuur proefmail' }))
    await waitFor(() =>
      expect(
        canvas.getByText('De proefmail is verzonden naar jos@kamersleutel.example.'),
      ).toBeVisible(),
    )
  },
}

const seen: number[] = []
/** What a colleague changed is told at the text, and written over by the next save alone. */
export const ChangedMeanwhile: Story = {
  args: {
    address: ONE,
    data: {
      readMailTemplate: async () => ({
        ...confirmationTemplate,
        texts: confirmationTemplate.texts.map((each) =>
          seen.length > 0 && each.literal === 'Je kamer staat vast'
            ? { ...each, text: 'Welkom', version: 5 }
            : each,
        ),
      }),
      update: (async (_: string, { data }: { data: { version: number } }) => {
        seen.push(data.version)
        if (seen.length === 1)
          throw new ApiProblem(409, 'changed-meanwhile', 'Dit is intussen gewijzigd.')
        return { data }
      }) as unknown as BackOfficeDataProvider['update'],
    },
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText('Je kamer staat vast')
    await fireEvent.change(title, { target: { value: 'Geregeld' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(canvas.getByText('Dit is intussen gewijzigd.')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByText(/van Je kamer staat vast naar Welkom/)).toBeVisible(),
    )
    await expect(title).toHaveValue('Geregeld')
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(canvas.getByText('De mail is gewijzigd.')).toBeVisible())
    await expect(seen).toEqual([0, 5])
  },
}

export const TooManyTestMails: Story = {
  args: {
    address: ONE,
    data: {
      sendTestMail: async () => {
        throw new ApiProblem(429, 'too-many-requests', 'U kunt 5 proefmails sturen in 10 minuten.')
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stuur proefmail' }))
    await waitFor(() => expect(canvas.getByText(/U kunt 5 proefmails sturen/)).toBeVisible())
  },
}

export const AsPlainText: Story = {
  args: { address: ONE },
  play: async ({ canvas }) => {
    const preview = await canvas.findByRole('region', { name: 'Voorbeeld' })
    await userEvent.click(within(preview).getByRole('button', { name: 'Tekst' }))
    await waitFor(() => expect(within(preview).getByText(/Beste Liesbeth,/)).toBeVisible())
  },
}

export const OnAPhone: Story = {
  args: { address: ONE },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Stuur proefmail' })).toBeVisible(),
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const NoSuchMail: Story = {
  args: { address: `${LIST}/aanpassen?id=nothing` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deze mail bestaat niet.')).toBeVisible())
  },
}
