import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Mails',
  component: BackOffice,
  args: { address: '/mail' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const OneOfEveryState: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Verzonden en bewaarde mail' })
    await step('states are words', async () => {
      for (const state of [
        'Wacht',
        'Wordt verzonden',
        'Onzeker',
        'Mislukt',
        'Niet verzonden',
        'Verzonden',
        'Vervallen',
      ])
        await expect(within(table).getByText(state)).toBeVisible()
    })
    await step('the year stands where it is another one', async () => {
      await waitFor(() => expect(within(table).getByText('12 nov 20:44')).toBeVisible())
      await expect(within(table).getByText('19 dec 2025 10:00')).toBeVisible()
    })
    await step('a row opens its mail', async () => {
      await userEvent.click(within(table).getByRole('link', { name: /Je boeking B202610244/ }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('/mail/details?id=mail-1'),
      )
    })
  },
}

export const OnATablet: Story = {
  globals: onTablet,
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Verzonden en bewaarde mail' })
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth)
    await expect(within(table).getByText('Nienke Mulder')).toBeVisible()
    await step('no word of a kind or a status is cut in two', async () => {
      for (const [text, word] of [
        [/^Mail voor aankomst/, 'aankomst'],
        [/^Annuleringsmail/, 'Annuleringsmail'],
        ['Niet verzonden', 'verzonden'],
      ] as const) {
        const node = within(table).getByText(text).firstChild!
        const range = document.createRange()
        range.setStart(node, node.textContent!.indexOf(word))
        range.setEnd(node, node.textContent!.indexOf(word) + word.length)
        await expect(range.getClientRects()).toHaveLength(1)
      }
    })
  },
}

export const NoMailYet: Story = {
  args: { data: { getList: async () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nog geen mail')).toBeVisible())
  },
}

export const MoreThanOnePage: Story = {
  args: {
    data: {
      getList: (async (_: string, { pagination }: { pagination?: { page: number } }) => ({
        data: [
          {
            id: String(pagination?.page),
            kind: 'arrival',
            state: 'sent',
            recipient: 'a@b.nl',
            subject: `Pagina ${pagination?.page}`,
            createdAt: '2026-11-12T19:44:00.000Z',
          },
        ],
        total: 60,
      })) as unknown as BackOfficeDataProvider['getList'],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1 – 25 van 60')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende pagina' }))
    await waitFor(() => expect(canvas.getByText('26 – 50 van 60')).toBeVisible())
  },
}

export const AMailToRead: Story = {
  args: { address: '/mail/details?id=mail-1' },
  play: async ({ canvas, step }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', {
          name: 'Je boeking B202610244: wo 25 tot vr 27 november',
        }),
      ).toBeVisible(),
    )
    await step('the preview runs nothing and carries no style attribute', async () => {
      const frame = canvas.getByTitle(
        'Voorbeeld van de mail: Je boeking B202610244: wo 25 tot vr 27 november',
      )
      await expect(frame).toHaveAttribute('sandbox', '')
      const page = new DOMParser().parseFromString(frame.getAttribute('srcdoc') ?? '', 'text/html')
      await expect(page.querySelectorAll('script, [style], link')).toHaveLength(0)
      await expect(page.querySelector('style')?.textContent).toContain('text-align:right')
      await expect(page.body.textContent).toContain('Je kamer staat vast')
    })
    await step('the text part can be read too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tekst' }))
      await expect(canvas.getByText(/Beste Sanne,/)).toBeVisible()
    })
    await step('attachments can be kept, the booking opened', async () => {
      await waitFor(() =>
        expect(
          canvas.getByRole('link', { name: 'Bewaar verblijf-B202610244.ics' }).getAttribute('href'),
        ).toMatch(/^blob:/),
      )
      await expect(canvas.getByRole('link', { name: 'B202610244' })).toHaveAttribute(
        'href',
        '/agenda/aanpassen?id=id-sanne-hoekstra',
      )
    })
  },
}

export const NoSuchMail: Story = {
  args: { address: '/mail/details?id=geen' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deze mail bestaat niet.')).toBeVisible())
  },
}

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('table', { name: 'Verzonden en bewaarde mail' })
  await expectItFits()
}

export const OnAPhone: Story = { globals: onPhone, play: fits }
export const OnANarrowPhone: Story = { globals: onNarrowPhone, play: fits }

const mailFits: Story['play'] = async ({ canvas }) => {
  await canvas.findByTitle(/^Voorbeeld van de mail/)
  await expectItFits()
}

export const AMailOnATablet: Story = { ...AMailToRead, globals: onTablet, play: mailFits }
export const AMailOnANarrowPhone: Story = { ...AMailToRead, globals: onNarrowPhone, play: mailFits }
