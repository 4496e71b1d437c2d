import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { LoginRefusal } from '../../../api/errors/api-error.ts'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'

const signedOut = async () => {
  throw new ApiProblem(401, 'not-signed-in', 'Log in om dit te zien.')
}
const refusing = (login: LoginRefusal, text: string) => ({
  checkAuth: signedOut,
  login: async () => {
    throw new ApiProblem(login === 'throttled' ? 429 : 401, 'login-refused', text, login)
  },
})

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Login',
  component: BackOffice,
  args: { address: '/login', auth: { checkAuth: signedOut } },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

async function enter(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.type(await canvas.findByLabelText('E-mail'), 'mieke@kamersleutel.example')
  await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'sleutel')
  await userEvent.click(canvas.getByRole('button', { name: 'Inloggen' }))
}

export const AtTheDoor: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'B&B Kamersleutel' })).toBeVisible(),
    )
    await expect(canvas.getByText('Inloggen voor het beheer van de website.')).toBeVisible()
    await expect(canvas.getByPlaceholderText('Gebruikersnaam')).toBeVisible()
    await expect(canvas.getByPlaceholderText('Wachtwoord')).toHaveAttribute('type', 'password')
  },
}

export const ByTheOtherAddress: Story = {
  args: { address: '/sign-in' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Inloggen' })).toBeVisible())
    await expect(canvas.getByTestId('address')).toHaveTextContent('/login')
  },
}

export const AddressThatIsNone: Story = {
  args: { auth: refusing('invalid-email', 'Controlleer het e-mail adres!') },
  play: async ({ canvas, step }) => {
    await enter(canvas)
    await step('the message stands as a toast and at the field, which has the focus', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent('Controlleer het e-mail adres!'),
      )
      const field = canvas.getByLabelText('E-mail')
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription('Controlleer het e-mail adres!')
      await expect(field).toHaveFocus()
    })
  },
}

export const UnknownAddress: Story = {
  args: { auth: refusing('unknown-email', 'E-mail adres is niet bekend!') },
  play: async ({ canvas }) => {
    await enter(canvas)
    await waitFor(() =>
      expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(
        'E-mail adres is niet bekend!',
      ),
    )
  },
}

export const WrongPassword: Story = {
  args: { auth: refusing('wrong-password', 'Controlleer het wachtwoord!') },
  play: async ({ canvas }) => {
    await enter(canvas)
    await waitFor(() =>
      expect(canvas.getByLabelText('Wachtwoord')).toHaveAccessibleDescription(
        'Controlleer het wachtwoord!',
      ),
    )
    await expect(canvas.getByLabelText('E-mail')).toBeValid()
  },
}

export const AnyOtherRefusal: Story = {
  args: { auth: refusing('other', 'Het e-mail adres is niet bekend, probeer het opnieuw') },
  play: async ({ canvas }) => {
    await enter(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Het e-mail adres is niet bekend, probeer het opnieuw',
      ),
    )
  },
}

export const TooManyAttempts: Story = {
  args: {
    auth: refusing('throttled', 'Te veel pogingen. Wacht 15 minuten en probeer het opnieuw.'),
  },
  play: async ({ canvas }) => {
    await enter(canvas)
    await waitFor(() =>
      expect(
        canvas.getAllByText('Te veel pogingen. Wacht 15 minuten en probeer het opnieuw.'),
      ).toHaveLength(2),
    )
    await expect(canvas.getByLabelText('E-mail')).toBeValid()
  },
}

export const ServerAway: Story = {
  args: {
    auth: {
      checkAuth: signedOut,
      login: async () => {
        throw new ApiProblem(0, 'unreachable', '')
      },
    },
  },
  play: async ({ canvas }) => {
    await enter(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('De server gaf geen antwoord.'),
    )
  },
}

export const AlreadySignedIn: Story = {
  args: { auth: {} },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/agenda'))
  },
}

/** The password is right, and a code is asked for: 123 456 is the one of now. */
const inTwoSteps = {
  auth: {
    checkAuth: signedOut,
    login: async ({ code }: { code?: string }) => {
      if (!code) throw new ApiProblem(401, 'login-refused', '', 'code-needed')
      if (code !== '123456' && code !== 'abcd-efgh-ijkl-mnop')
        throw new ApiProblem(401, 'login-refused', 'Deze code klopt niet.', 'wrong-code')
    },
  },
}
const codeField = (canvas: Parameters<typeof enter>[0], label = 'Code') =>
  waitFor(() => {
    const field = canvas.getByLabelText(label)
    void expect(field).toHaveFocus()
    return field
  })

export const ACodeIsAskedFor: Story = {
  args: inTwoSteps,
  play: async ({ canvas, step }) => {
    await enter(canvas)
    const field = await codeField(canvas)
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await step('nothing, and a wrong one, are said at the field', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(field).toHaveAccessibleDescription('Vul de code in.'))
      await userEvent.type(field, '654321{Enter}')
      await waitFor(() => expect(field).toHaveAccessibleDescription('Deze code klopt niet.'))
      await expect(field).toBeInvalid()
    })
    await step('the right one signs in', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '123456{Enter}')
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/agenda'))
    })
  },
}

export const ARecoveryCodeInstead: Story = {
  args: inTwoSteps,
  globals: onPhone,
  play: async ({ canvas }) => {
    await enter(canvas)
    await codeField(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /gebruik een herstelcode/ }))
    const field = await codeField(canvas, 'Herstelcode')
    await expectItFits()
    await userEvent.type(field, 'abcd-efgh-ijkl-mnop')
    await userEvent.click(canvas.getByRole('button', { name: 'Inloggen' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/agenda'))
  },
}

export const BackToThePassword: Story = {
  args: inTwoSteps,
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await enter(canvas)
    await codeField(canvas)
    await expectItFits()
    await userEvent.click(canvas.getByRole('button', { name: 'Terug' }))
    await waitFor(() => expect(canvas.getByLabelText('Wachtwoord')).toBeVisible())
  },
}

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Inloggen' })
  await expectItFits()
}

export const OnAPhone: Story = { globals: onPhone, play: fits }
export const OnATablet: Story = {
  globals: onTablet,
  play: async (context) => {
    await fits(context)
    await context.step('no key of the rack is cut through', async () => {
      const { canvas } = context
      const right = canvas.getByText('12').getBoundingClientRect().right
      await expect(canvas.getByText('1').getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(canvas.getByRole('main').getBoundingClientRect().left)
    })
  },
}
export const OnANarrowPhone: Story = { globals: onNarrowPhone, play: fits }
