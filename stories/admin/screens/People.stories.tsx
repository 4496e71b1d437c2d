import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const LIST = '/instellingen/mensen'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/People',
  component: BackOffice,
  args: { address: LIST },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const dialog = () => within(within(document.body).getByRole('dialog'))
const one = (id: string) => ({ address: `${LIST}/details?id=${id}` })

export const TheList: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Mensen op naam' })
    await expect(within(table).getByText('Mieke Geurts (u)')).toBeVisible()
    await expect(within(table).getByText('Uitgenodigd op 23 nov 11:00')).toBeVisible()
    await step('a row opens its account', async () => {
      await userEvent.click(within(table).getByRole('link', { name: /account van Jos/ }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(`${LIST}/details?id=2`),
      )
    })
  },
}

export const OnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('jos@kamersleutel.example')).toBeVisible())
    await expectItFits()
  },
}

export const SomebodyIsInvited: Story = {
  args: {
    address: `${LIST}/uitnodigen`,
    data: {
      create: (async (_: string, { data }: { data: object }) => ({
        data: { id: '9', ...data, mail: 'sent' },
      })) as unknown as BackOfficeDataProvider['create'],
    },
  },
  play: async ({ canvas, step }) => {
    const name = await canvas.findByLabelText('Naam')
    const send = canvas.getByRole('button', { name: 'Iemand uitnodigen' })
    await step('what is wrong stands at its field', async () => {
      await userEvent.type(canvas.getByLabelText('E-mail'), 'noor@')
      await userEvent.click(send)
      await waitFor(() => expect(canvas.getByText('Vul een naam in.')).toBeVisible())
      await expect(canvas.getByText('Controlleer het e-mail adres!')).toBeVisible()
    })
    await step('and then the mail goes out', async () => {
      await userEvent.type(name, 'Noor')
      await userEvent.type(canvas.getByLabelText('E-mail'), 'voorbeeld.nl')
      await userEvent.click(send)
      await waitFor(() =>
        expect(canvas.getByText('De uitnodiging aan Noor is gemaild.')).toBeVisible(),
      )
    })
  },
}

/** The account is there; its owner hears nothing yet, and who invited is told. */
export const TheMailFailed: Story = {
  args: {
    address: `${LIST}/uitnodigen`,
    data: {
      create: (async (_: string, { data }: { data: object }) => ({
        data: { id: '9', ...data, mail: 'not-sent' },
      })) as unknown as BackOfficeDataProvider['create'],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Naam'), 'Noor')
    await userEvent.type(canvas.getByLabelText('E-mail'), 'noor@voorbeeld.nl')
    await userEvent.click(canvas.getByRole('button', { name: 'Iemand uitnodigen' }))
    await waitFor(() =>
      expect(canvas.getByText(/De mail aan Noor kon niet worden verstuurd/)).toBeVisible(),
    )
  },
}

export const AColleague: Story = {
  args: one('2'),
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Jos/ })).toBeVisible())
    await step('is sent a link', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Stuur een link/ }))
      await waitFor(() =>
        expect(canvas.getByText('De link is gemaild naar jos@kamersleutel.example.')).toBeVisible(),
      )
    })
    await step('and is switched off after a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zet dit account uit' }))
      await waitFor(() => expect(dialog().getByText(/wordt meteen overal uitgelogd/)).toBeVisible())
      await userEvent.click(dialog().getByRole('button', { name: 'Zet dit account uit' }))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Zet dit account aan' })).toBeVisible(),
      )
    })
    await step('which is taken back with one press', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ongedaan maken' }))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Zet dit account uit' })).toBeVisible(),
      )
    })
  },
}

export const SomebodyLostTheirPhone: Story = {
  args: one('4'),
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    const turnOff = { name: 'Zet inloggen in twee stappen uit' }
    await userEvent.click(await canvas.findByRole('button', turnOff))
    await waitFor(() => expect(dialog().getByText(/Ties wordt overal uitgelogd/)).toBeVisible())
    await expectItFits()
    await userEvent.click(dialog().getByRole('button', turnOff))
    await waitFor(() =>
      expect(canvas.getByText('Ties logt nu in met alleen een wachtwoord.')).toBeVisible(),
    )
    await waitFor(() => expect(canvas.queryByRole('button', turnOff)).toBeNull())
  },
}

export const TheLastOne: Story = {
  args: {
    ...one('1'),
    data: {
      call: (async (path: string) => {
        if (path.endsWith('deactivate'))
          throw new ApiProblem(409, 'staff-not-changeable', 'Dit is de enige die kan inloggen.')
        return {
          id: '1',
          name: 'Mieke Geurts',
          email: 'mieke@kamersleutel.example',
          active: true,
          invitedAt: null,
          twoSteps: false,
          lastSeenAt: null,
          sessions: 1,
          removable: false,
          version: 0,
        }
      }) as BackOfficeDataProvider['call'],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zet dit account uit' }))
    await waitFor(() => expect(dialog().getByText(/uw eigen account/)).toBeVisible())
    await userEvent.click(dialog().getByRole('button', { name: 'Zet dit account uit' }))
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent('Dit is de enige die kan inloggen.'),
    )
  },
}

export const AnInvitationIsWithdrawn: Story = {
  args: one('3'),
  globals: onPhone,
  play: async ({ canvas }) => {
    const withdraw = { name: 'Trek de uitnodiging in' }
    await userEvent.click(await canvas.findByRole('button', withdraw))
    await expectItFits()
    await waitFor(() => expect(dialog().getByText(/De link in de mail werkt/)).toBeVisible())
    await userEvent.click(dialog().getByRole('button', withdraw))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(LIST))
    await waitFor(() =>
      expect(canvas.getByText('De uitnodiging van Noor is ingetrokken.')).toBeVisible(),
    )
  },
}

export const NoSuchPerson: Story = {
  args: one('99'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Dit bestaat niet meer.')).toBeVisible())
  },
}
