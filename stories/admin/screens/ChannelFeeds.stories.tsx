import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { ChannelFeed } from '../../../admin/channels/feed-types.ts'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import {
  channelCalls,
  feedAsking,
  feedRead,
  feedUnconfirmed,
  linkWith,
} from '../fixtures/channels.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Feeds of channels',
  component: BackOffice,
  args: { address: '/instellingen/kanalen' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = ReturnType<typeof within>

const HEAD = /^Wat het kanaal verkocht/
const of = (feed: ChannelFeed | null) => ({ channelCalls: channelCalls(linkWith(feed)) })
const feedOf = async (canvas: Canvas) =>
  within(await waitFor(() => canvas.getByRole('group', { name: HEAD })))
const dialog = () => within(within(document.body).getByRole('dialog'))
const press = (within: Canvas, name: string) =>
  userEvent.click(within.getByRole('button', { name }))
const isSaid = (said: string | RegExp) =>
  waitFor(() => expect(within(document.body).getByText(said)).toBeVisible())

export const NoneYet: Story = {
  args: of(null),
  play: async ({ canvas, step }) => {
    const feed = await feedOf(canvas)
    await step('it is said what it is good for', async () => {
      await expect(feed.getByText(/^Plak hier de agenda/)).toBeVisible()
      await expect(feed.queryByRole('button', { name: 'Nu lezen' })).toBeNull()
    })
    await step('what is wrong stands at the field', async () => {
      await press(feed, 'Plak agenda')
      await expect(dialog().getByRole('radio', { name: /^Sluiting/ })).toBeChecked()
      await userEvent.type(dialog().getByLabelText('Adres van de agenda'), 'airbnb.nl/agenda')
      await press(dialog(), 'Bewaar en lees')
      await isSaid(/^Plak hier het adres van de agenda\./)
      await expect(dialog().getByLabelText('Adres van de agenda')).toHaveFocus()
      await expect(dialog().getByLabelText('Adres van de agenda')).toBeInvalid()
    })
    await step('and what is right is read at once', async () => {
      const field = dialog().getByLabelText('Adres van de agenda')
      await userEvent.clear(field)
      await userEvent.type(field, 'https://www.airbnb.com/calendar/ical/7.ics')
      await press(dialog(), 'Bewaar en lees')
      await isSaid('Klopt deze eerste lijst?')
    })
  },
}

export const NeverRead: Story = {
  args: of({
    ...feedRead,
    confirmed: false,
    blocks: [],
    readAt: null,
    triedAt: null,
    nextAt: null,
  }),
  play: async ({ canvas }) => {
    const feed = await feedOf(canvas)
    await expect(feed.getByText(/^Wij lazen deze agenda nog niet/)).toBeVisible()
    await expect(feed.queryByText('Klopt deze eerste lijst?')).toBeNull()
  },
}

export const ReadWell: Story = {
  args: of(feedRead),
  play: async ({ canvas, step }) => {
    const feed = await feedOf(canvas)
    await step('with when, and when next', async () => {
      await expect(
        feed.getByText(/^Laatst gelezen: 2 minuten geleden .*De volgende keer is om 14:32\.$/),
      ).toBeVisible()
      await expect(feed.getByRole('link', { name: 'Boeking KS-2026-0412' })).toBeVisible()
      await expect(feed.getByText('Nummer bij het kanaal: HMXK4T9QZ2')).toBeVisible()
    })
    await step('a closure becomes a stay by one press', async () => {
      const nights = within(feed.getByRole('group', { name: /24 . zo 27 dec/ }))
      await expect(nights.getByRole('button', { name: 'Sluiting', pressed: true })).toBeVisible()
      await press(nights, 'Verblijf')
      await isSaid('Dit is nu een verblijf.')
      await waitFor(() =>
        expect(nights.getByRole('button', { name: 'Verblijf', pressed: true })).toBeVisible(),
      )
    })
    await step('and it can be read now', async () => {
      await press(feed, 'Nu lezen')
      await isSaid('De agenda van Airbnb is gelezen.')
      await expect(feed.getByText(/^Laatst gelezen: zojuist/)).toBeVisible()
    })
  },
}

export const BeingRead: Story = {
  args: {
    channelCalls: async (path, ...more) =>
      path.endsWith('/read')
        ? new Promise<never>(() => {})
        : channelCalls(linkWith(feedRead))(path, ...more),
  },
  play: async ({ canvas }) => {
    const feed = await feedOf(canvas)
    await press(feed, 'Nu lezen')
    await waitFor(() =>
      expect(feed.getByRole('button', { name: 'Wordt gelezen…' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
  },
}

export const Failed: Story = {
  args: of({
    ...feedRead,
    failure: 'Het kanaal kent dit adres niet meer. Kopieer het adres daar opnieuw.',
    readAt: '2026-11-24T08:00:00.000Z',
  }),
  play: async ({ canvas }) => {
    const feed = await feedOf(canvas)
    await expect(feed.getByText(/^Het kanaal kent dit adres niet meer/)).toBeVisible()
    await expect(feed.getByText(/Voor het laatst gelukt: gisteren/)).toBeVisible()
    await expect(feed.getByRole('link', { name: 'Boeking KS-2026-0412' })).toBeVisible()
  },
}

export const FailedEver: Story = {
  args: of({
    ...feedRead,
    confirmed: false,
    blocks: [],
    readAt: null,
    failure: 'Het kanaal is niet bereikbaar. We proberen het vanzelf opnieuw.',
  }),
  play: async ({ canvas }) => {
    const feed = await feedOf(canvas)
    await expect(feed.getByText(/Lezen is nog niet gelukt\./)).toBeVisible()
    await expect(feed.queryByText('Klopt deze eerste lijst?')).toBeNull()
  },
}

export const TheFirstList: Story = {
  args: of(feedUnconfirmed),
  play: async ({ canvas, step }) => {
    const feed = await feedOf(canvas)
    await step('a long one is folded', async () => {
      await expect(feed.getAllByText('Nog te bevestigen')).toHaveLength(5)
      await press(feed, 'Toon nog 7')
      await expect(feed.getAllByText('Nog te bevestigen')).toHaveLength(12)
    })
    await step('and counts when it is confirmed', async () => {
      await press(feed, 'Deze lijst klopt')
      await isSaid(/^De lijst is bevestigd\./)
      await waitFor(() => expect(feed.queryByText('Nog te bevestigen')).toBeNull())
    })
  },
}

export const TheFirstListIsEmpty: Story = {
  args: of({ ...feedUnconfirmed, blocks: [], waiting: 0 }),
  play: async ({ canvas }) => {
    const feed = await feedOf(canvas)
    await expect(feed.getByText(/Bij Airbnb staat nu niets\./)).toBeVisible()
    await press(feed, 'Deze lijst klopt')
    await waitFor(() =>
      expect(feed.getByText('Er staat nu niets in de agenda van Airbnb.')).toBeVisible(),
    )
  },
}

export const EmptyAllAtOnce: Story = {
  args: of({ ...feedRead, emptied: true }),
  play: async ({ canvas }) => {
    const feed = await feedOf(canvas)
    await expect(feed.getByText('De agenda van Airbnb is ineens leeg')).toBeVisible()
    await press(feed, 'Leeg klopt')
    await waitFor(() => expect(feed.queryByText(/is ineens leeg/)).toBeNull())
  },
}

export const WaitingForAPerson: Story = {
  args: of(feedAsking),
  play: async ({ canvas, step }) => {
    const feed = await feedOf(canvas)
    const rows = () => within(feed.getAllByRole('list')[1]!).getAllByRole('listitem')
    await step('what is urgent stands first, then what is asked', async () => {
      await expect(feed.getByText('4 wachten op u')).toBeVisible()
      const failed = ['Niet verwerkt', 'Niet verwerkt']
      const marks = ['Dubbel geboekt', ...failed, 'Wacht op u', 'Wacht op u', 'Onduidelijk']
      for (const [place, mark] of marks.entries())
        await expect(within(rows()[place]!).getByText(mark)).toBeVisible()
    })
    await step(
      'one that moved has its nights at the channel and those of its booking',
      async () => {
        const moved = within(rows().find((row) => within(row).queryByText(/nachten nu anders/))!)
        await expect(moved.getByText(/^ma 23 . vr 27 nov 2026$/)).toBeVisible()
        await expect(moved.getByText(/^De boeking is van ma 23 . do 26 nov 2026\.$/)).toBeVisible()
      },
    )
    await step('one that is gone there and stands here has nothing to press', async () => {
      const gone = within(rows().find((row) => within(row).queryByText(/heeft dit niet meer/))!)
      await expect(gone.queryAllByRole('button')).toEqual([])
    })
    await step('what is left alone by rule can be read', async () => {
      await userEvent.click(feed.getByText('1 keer niet meegenomen'))
      await expect(feed.getByText(/^Raakt vandaag/)).toBeVisible()
    })
    await step('both answers are there', async () => {
      await press(within(rows()[3]!), 'Laat de boeking zo')
      await isSaid('De boeking blijft zoals zij is.')
      await waitFor(() => expect(feed.getByText('3 wachten op u')).toBeVisible())
      await press(feed, 'Annuleer de boeking')
      await isSaid('De boeking volgt het kanaal.')
    })
    await step('and what is ours is called so', async () => {
      await press(feed, 'Van ons')
      await isSaid('Dit telt niet meer mee.')
      await waitFor(() => expect(feed.queryByText('Onduidelijk')).toBeNull())
    })
  },
}

export const Refused: Story = {
  args: {
    channelCalls: async (path, ...more) => {
      if (path.startsWith('feed-blocks')) throw new ApiProblem(404, 'not-found', REFUSAL)
      return channelCalls(linkWith(feedRead))(path, ...more)
    },
  },
  play: async ({ canvas }) => {
    const feed = await feedOf(canvas)
    await userEvent.click(feed.getAllByRole('button', { name: 'Verblijf', pressed: false })[0]!)
    await isSaid(REFUSAL)
  },
}
const REFUSAL = 'Dit staat niet meer in de agenda van het kanaal.'

export const NoLongerRead: Story = {
  args: of(feedRead),
  play: async ({ canvas, step }) => {
    const feed = await feedOf(canvas)
    await step('it is said first what stays', async () => {
      await press(feed, 'Lees niet meer')
      await expect(dialog().getByText(/blijven staan als boeking/)).toBeVisible()
      await press(dialog(), 'Lees niet meer')
    })
    await step('and then it can be pasted again', async () => {
      await waitFor(() => expect(feed.getByRole('button', { name: 'Plak agenda' })).toBeVisible())
    })
  },
}

export const Offline: Story = {
  args: { ...of(feedAsking), live: 'lost' },
  play: async ({ canvas }) => {
    const feed = await feedOf(canvas)
    await waitFor(() => expect(feed.getByRole('button', { name: 'Nu lezen' })).toBeDisabled())
    await expect(feed.getByRole('button', { name: 'Van ons' })).toBeDisabled()
  },
}

const onAPhone: Story = {
  args: of(feedAsking),
  play: async ({ canvas }) => {
    await feedOf(canvas)
    await expectItFits()
  },
}
export const OnAPhone: Story = { ...onAPhone, globals: onPhone }
export const OnANarrowPhone: Story = { ...onAPhone, globals: onNarrowPhone }
export const TheFirstListOnAPhone: Story = {
  ...onAPhone,
  args: of({ ...feedUnconfirmed, emptied: true }),
  globals: onPhone,
}
export const TheFormOnAPhone: Story = {
  args: of(feedRead),
  globals: onPhone,
  play: async ({ canvas }) => {
    await press(await feedOf(canvas), 'Wijzig adres of betekenis')
    await expect(dialog().getByLabelText('Adres van de agenda')).toHaveValue(feedRead.url)
    await expectItFits()
  },
}
