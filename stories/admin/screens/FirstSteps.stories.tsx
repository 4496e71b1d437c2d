import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import {
  addressFromStart,
  completeHouse,
  emptyHouse,
  halfway,
  openHouse,
  seasonsAnswered,
  unanswered,
  unsafeAddress,
} from '../fixtures/first-steps.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/First steps',
  component: BackOffice,
  args: { address: '/instellingen/begin' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const at = (steps: typeof emptyHouse, data: Partial<BackOfficeDataProvider> = {}) => ({
  data: { readFirstSteps: async () => steps, ...data },
})
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const isThere = (canvas: Canvas, text: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible())

export const EmptyHouse: Story = {
  args: at(emptyHouse),
  play: async ({ canvas }) => {
    await isThere(canvas, '1 van 7 stappen klaar')
    await isThere(canvas, /^Vul nog in: adres, postcode/)
    await isThere(canvas, /^Btw op logies is nu 21% \(Belastingplan 2025/)
    await expect(button(canvas, 'Open het huis')).toBeDisabled()
  },
}

const answerSent = fn(async () => seasonsAnswered)
export const PricesAreAnsweredBeforeItOpens: Story = {
  args: at(unanswered, { call: answerSent as unknown as BackOfficeDataProvider['call'] }),
  play: async ({ canvas, step }) => {
    await isThere(canvas, 'Kosten nachten in een seizoen meer? Er zijn nog geen seizoenen.')
    await expect(button(canvas, 'Open het huis')).toBeDisabled()
    await isThere(canvas, /^Voorbeeld: een tarief van €.2,50 per persoon per nacht\./)
    await step('none is an answer', async () => {
      const seasons = within(canvas.getByRole('region', { name: 'Seizoenen' }))
      await userEvent.click(seasons.getByRole('button', { name: 'Dit huis heeft er geen' }))
      await expect(answerSent).toHaveBeenCalledWith('first-steps/answers', {
        question: 'seasons',
        answer: 'none',
      })
      await isThere(canvas, /^Dit huis heeft geen seizoenen/)
      await expect(canvas.queryByRole('region', { name: 'Seizoenen' })).toBeNull()
      await expect(canvas.getByRole('region', { name: 'Ontbijt' })).toBeVisible()
    })
  },
}
export const PricesToAnswerOnAPhone: Story = {
  args: at(unanswered),
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await isThere(canvas, 'Verkoopt u ontbijt? Er is nog geen ontbijttarief.')
    await expectItFits()
  },
}

export const Halfway: Story = {
  args: at(halfway),
  play: async ({ canvas }) => {
    await isThere(canvas, 'Te boeken: Knusse kamer.')
    await isThere(canvas, /MOLLIE_API_KEY_FILE/)
  },
}

const answers = 'Het huis antwoordt op https://www.dekers.example.'
const addressSet = fn(async () => completeHouse)
export const TheAddressIsSetAndTried: Story = {
  args: at(halfway, {
    readFirstSteps: async () => (addressSet.mock.calls.length > 0 ? completeHouse : halfway),
    call: addressSet as unknown as BackOfficeDataProvider['call'],
    tryFirstStep: async () => ({ ok: true, text: answers }),
  }),
  play: async ({ canvas }) => {
    await isThere(canvas, /^Het huis kent zijn eigen adres nog niet/)
    const field = canvas.getByLabelText('Adres van de site')
    await expect(field).toHaveValue(window.location.origin)
    await userEvent.clear(field)
    await userEvent.type(field, 'www.dekers.example/boeken')
    await userEvent.tab()
    await isThere(canvas, /^Vul het adres in zoals uw gasten het typen/)
    await userEvent.clear(field)
    await userEvent.type(field, 'www.dekers.example')
    await userEvent.click(button(canvas, 'Bewaar en probeer'))
    await isThere(canvas, answers)
    await expect(addressSet).toHaveBeenCalledWith('first-steps/address', {
      url: 'www.dekers.example',
    })
    await expect(field).toHaveValue('https://www.dekers.example')
    await isThere(canvas, 'Gasten vinden het huis op https://www.dekers.example.')
  },
}

const otherSite = 'Op https://www.dekers.example antwoordt een andere site, en niet dit huis.'
export const AnotherSiteAnswers: Story = {
  args: at(addressFromStart, { tryFirstStep: async () => ({ ok: false, text: otherSite }) }),
  play: async ({ canvas }) => {
    await isThere(canvas, /^Dit adres staat in PUBLIC_URL/)
    await expect(canvas.queryByLabelText('Adres van de site')).toBeNull()
    await userEvent.click(button(canvas, 'Probeer het adres'))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(otherSite))
  },
}

export const RealMoneyAtAnAddressWithoutHttps: Story = {
  args: at(unsafeAddress),
  play: async ({ canvas }) => {
    await isThere(canvas, /^Gasten betalen hier met echt geld\. Dat kan pas op een adres met https/)
    await isThere(canvas, /^http:\/\/www\.dekers\.example is niet beveiligd/)
    await expect(button(canvas, 'Open het huis')).toBeDisabled()
  },
}

const ways = 'Gasten betalen met: iDEAL en Bancontact.'
export const ThePaymentsAreTried: Story = {
  args: at(halfway, { tryFirstStep: async () => ({ ok: true, text: ways }) }),
  play: async ({ canvas }) => {
    await isThere(canvas, 'Te boeken: Knusse kamer.')
    await userEvent.click(button(canvas, 'Probeer de betaaldienst'))
    await isThere(canvas, ways)
  },
}

const refused = 'De proefmail ging niet weg. De mailserver zegt: 535 Authentication failed'
export const TheMailServerRefuses: Story = {
  args: at(completeHouse, { tryFirstStep: async () => ({ ok: false, text: refused }) }),
  play: async ({ canvas }) => {
    await isThere(canvas, /dekers\.example beheert SPF en DKIM/)
    await userEvent.click(button(canvas, 'Stuur mij een proefmail'))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(refused))
  },
}

const opened = fn(async () => openHouse)
export const TheHouseOpens: Story = {
  args: at(completeHouse, { openHouse: opened }),
  play: async ({ canvas }) => {
    await isThere(canvas, '5 van 7 stappen klaar')
    await userEvent.click(button(canvas, 'Open het huis'))
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
    await isThere(canvas, 'Het huis is open. Welkom aan de eerste gast!')
  },
}

const notReady = 'Het huis kan nog niet open. De betaaldienst gaf geen antwoord.'
export const OpeningIsRefused: Story = {
  args: at(completeHouse, {
    openHouse: async () => {
      throw new ApiProblem(409, 'not-ready', notReady)
    },
  }),
  play: async ({ canvas }) => {
    await isThere(canvas, '5 van 7 stappen klaar')
    await userEvent.click(button(canvas, 'Open het huis'))
    await isThere(canvas, notReady)
  },
}

export const Opened: Story = {
  args: at(openHouse),
  play: async ({ canvas }) => {
    await isThere(canvas, 'Het huis is open: gasten kunnen boeken.')
    await expect(canvas.getByRole('link', { name: 'Bekijk de site als gast' })).toBeVisible()
  },
}

const closed = fn(async () => completeHouse)
export const ClosedAgain: Story = {
  args: at(openHouse, { call: closed as unknown as BackOfficeDataProvider['call'] }),
  play: async ({ canvas }) => {
    await isThere(canvas, 'Het huis is open: gasten kunnen boeken.')
    const close = { name: 'Sluit het huis voor gasten' }
    await userEvent.click(canvas.getByRole('button', close))
    const dialog = within(await within(document.body).findByRole('dialog', close))
    await userEvent.click(dialog.getByRole('button', close))
    await isThere(canvas, 'Het huis is gesloten: gasten kunnen niet meer boeken.')
    await expect(closed).toHaveBeenCalledWith('first-steps/close')
    await waitFor(() => expect(button(canvas, 'Open het huis')).toBeEnabled())
  },
}

export const ADemonstration: Story = {
  args: at({ ...openHouse, isReal: false }),
  play: async ({ canvas }) => isThere(canvas, /^Dit is een demonstratie/),
}

export const NoAnswer: Story = {
  args: at(emptyHouse, {
    readFirstSteps: async () => {
      throw new ApiProblem(503, 'unavailable', 'De database is even niet bereikbaar.')
    },
  }),
  play: async ({ canvas }) => isThere(canvas, 'De database is even niet bereikbaar.'),
}

export const OnTheDashboard: Story = {
  args: {
    address: '/dashboard',
    data: {
      readFirstSteps: async () => halfway,
      readProperty: (async () => ({
        name: 'De Kers',
        today: '2026-11-25',
        open: false,
      })) as unknown as BackOfficeDataProvider['readProperty'],
    },
  },
  play: async ({ canvas }) => {
    await isThere(canvas, 'Uw huis is nog niet open')
    const card = within(canvas.getByText('Uw huis is nog niet open').closest('.MuiCard-root')!)
    await expect(card.getByRole('link', { name: 'Verder met de stappen' })).toHaveAttribute(
      'href',
      '/instellingen/begin',
    )
  },
}

export const OnANarrowPhone: Story = {
  args: at(emptyHouse),
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await isThere(canvas, '1 van 7 stappen klaar')
    await expectItFits()
  },
}
