import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { accountCalls } from '../fixtures/people.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/My account',
  component: BackOffice,
  args: { address: '/instellingen/mijn-account' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const PASSWORD = 'een lang wachtwoord'

/** The card with this title. */
async function card(canvas: Canvas, title: string) {
  const heading = await canvas.findByRole('heading', { name: title })
  return within(heading.closest<HTMLElement>('.MuiCard-root')!)
}
const dialog = () => within(within(document.body).getByRole('dialog'))

export const AsItIs: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Naam')).toHaveValue('Mieke Geurts'))
    const list = await canvas.findByRole('list', { name: 'Uw sessies' })
    await expect(within(list).getByText('Chrome op Windows')).toBeVisible()
    await expect(within(list).getByText('Dit apparaat')).toBeVisible()
  },
}

export const OnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Uw sessies' })
    await expectItFits()
  },
}

export const TheNameIsChanged: Story = {
  play: async ({ canvas }) => {
    const own = await card(canvas, 'Uw naam')
    await userEvent.type(own.getByLabelText('Naam'), ' van Dijk')
    await userEvent.click(own.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(canvas.getByText('Uw naam is gewijzigd.')).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText('Naam')).toHaveValue('Mieke Geurts van Dijk'))
  },
}

export const AnotherAddress: Story = {
  play: async ({ canvas, step }) => {
    const own = await card(canvas, 'E-mailadres')
    await userEvent.type(own.getByLabelText('Nieuw e-mailadres'), 'mieke@nieuw.example')
    await step('asks for the password of now', async () => {
      await userEvent.type(own.getByLabelText('Huidig wachtwoord'), 'gok{Enter}')
      await waitFor(() =>
        expect(own.getByLabelText('Huidig wachtwoord')).toHaveAccessibleDescription(
          'Dit is niet uw huidige wachtwoord.',
        ),
      )
    })
    await step('and mails a link to it', async () => {
      await userEvent.clear(own.getByLabelText('Huidig wachtwoord'))
      await userEvent.type(own.getByLabelText('Huidig wachtwoord'), `${PASSWORD}{Enter}`)
      await waitFor(() =>
        expect(own.getByRole('status')).toHaveTextContent(
          'De link is onderweg naar mieke@nieuw.example',
        ),
      )
      await expect(own.getByLabelText('Huidig wachtwoord')).toHaveValue('')
    })
  },
}

export const AnotherPassword: Story = {
  play: async ({ canvas }) => {
    const own = await card(canvas, 'Wachtwoord')
    await userEvent.type(own.getByLabelText('Huidig wachtwoord'), PASSWORD)
    await userEvent.type(own.getByLabelText('Nieuw wachtwoord'), 'drie woorden achter elkaar')
    await userEvent.click(own.getByRole('button', { name: 'Wijzig het wachtwoord' }))
    await waitFor(() => expect(canvas.getByText(/^Uw wachtwoord is gewijzigd/)).toBeVisible())
    await expect(own.getByLabelText('Nieuw wachtwoord')).toHaveValue('')
  },
}

export const InTwoSteps: Story = {
  play: async ({ canvas, step }) => {
    const own = await card(canvas, 'Inloggen in twee stappen')
    await step('the password comes first', async () => {
      await userEvent.click(own.getByRole('button', { name: 'Zet het aan' }))
      await userEvent.type(own.getByLabelText('Huidig wachtwoord'), PASSWORD)
      await userEvent.click(own.getByRole('button', { name: 'Ga verder' }))
    })
    await step('then the key, as a picture and as text', async () => {
      await waitFor(() => expect(own.getByRole('img', { name: /QR-code/ })).toBeVisible())
      await expect(own.getByText(/^GEZD GNBV/)).toBeVisible()
      await userEvent.type(own.getByLabelText('Code van de app'), '000000{Enter}')
      await waitFor(() => expect(own.getByLabelText('Code van de app')).toBeInvalid())
    })
    await step('and after the right code the recovery codes, once', async () => {
      await userEvent.clear(own.getByLabelText('Code van de app'))
      await userEvent.type(own.getByLabelText('Code van de app'), '123456{Enter}')
      await waitFor(() =>
        expect(own.getByRole('heading', { name: 'Uw herstelcodes' })).toHaveFocus(),
      )
      await expect(own.getAllByRole('listitem')).toHaveLength(10)
      await userEvent.click(own.getByRole('button', { name: 'Ik heb ze bewaard' }))
      await waitFor(() => expect(own.getByText(/U hebt nog 10 herstelcodes/)).toBeVisible())
    })
  },
}

const turnedOn = {
  data: {
    call: accountCalls({
      twoStepsSince: '2026-10-01T12:00:00Z',
      recoveryCodesLeft: 1,
    }) as BackOfficeDataProvider['call'],
  },
}

export const NewRecoveryCodesOnANarrowPhone: Story = {
  args: turnedOn,
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    const own = await card(canvas, 'Inloggen in twee stappen')
    await userEvent.click(own.getByRole('button', { name: 'Maak nieuwe herstelcodes' }))
    await waitFor(() => expect(dialog().getByLabelText('Huidig wachtwoord')).toBeVisible())
    await userEvent.type(dialog().getByLabelText('Huidig wachtwoord'), PASSWORD)
    await userEvent.type(dialog().getByLabelText(/of een herstelcode/), '123456{Enter}')
    await waitFor(() => expect(own.getAllByRole('listitem')).toHaveLength(10))
    await expectItFits()
  },
}

export const TurnedOff: Story = {
  args: {
    data: {
      call: accountCalls({
        twoStepsSince: '2026-10-01T12:00:00Z',
        recoveryCodesLeft: 8,
      }) as BackOfficeDataProvider['call'],
    },
  },
  play: async ({ canvas }) => {
    const own = await card(canvas, 'Inloggen in twee stappen')
    await userEvent.click(own.getByRole('button', { name: 'Zet het uit' }))
    await waitFor(() => expect(dialog().getByLabelText('Huidig wachtwoord')).toBeVisible())
    await userEvent.type(dialog().getByLabelText('Huidig wachtwoord'), PASSWORD)
    await userEvent.type(dialog().getByLabelText(/of een herstelcode/), '123456')
    await userEvent.click(dialog().getByRole('button', { name: 'Zet het uit' }))
    await waitFor(() =>
      expect(canvas.getByText('Inloggen in twee stappen staat uit.')).toBeVisible(),
    )
    await waitFor(() => expect(own.getByRole('button', { name: 'Zet het aan' })).toBeVisible())
  },
}

export const ASessionIsEnded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Log uit op Safari op een iPhone' }),
    )
    await waitFor(() => expect(canvas.queryByText('Safari op een iPhone')).toBeNull())
    await expect(canvas.queryByRole('button', { name: 'Log overal anders uit' })).toBeNull()
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      call: async () => {
        throw new Error('nothing came')
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Uw account is niet geladen/)).toBeVisible())
  },
}
