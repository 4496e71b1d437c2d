import { Card } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ChannelLinkView, ChannelName } from '../../api/channels/channel-links.ts'
import type { StaffRoomView } from '../../api/rooms/room-views.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { MORE_SETTINGS } from '../settings/more-settings.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import type { TextKey } from '../texts/dutch.ts'
import { useText } from '../texts/use-text.ts'
import { ChannelLink } from './ChannelLink.tsx'
import styles from './channels.module.css'
import { NewChannelLink } from './NewChannelLink.tsx'

const ALL_ROOMS = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'number', order: 'ASC' },
} as const

const ALL_LINKS = encodeURIComponent('[0,199]')

/** /instellingen/kanalen: what other sites read, and what they sold, by channel. */
export function ChannelsPage() {
  const text = useText()
  const data = useBackOfficeData()
  const known = useQuery({
    queryKey: ['channel-links', 'all'],
    queryFn: async () => {
      const [links, rooms, channels] = await Promise.all([
        data.call<ChannelLinkView[]>(`channel-links?range=${ALL_LINKS}`, undefined, 'GET'),
        data.getList<StaffRoomView>('rooms', ALL_ROOMS),
        data.call<ChannelName[]>('channels', undefined, 'GET'),
      ])
      return { links, rooms: rooms.data, channels }
    },
  })
  return (
    <Page
      title={text('channelsPage.title')}
      crumb={{ to: MORE_SETTINGS, label: text('settings.title') }}
    >
      <div className={styles.page}>
        <p>{text('channelsPage.explain')}</p>
        <p>{text('channelsPage.limits')}</p>
        <p className={styles.hint}>{text('channelsPage.secret')}</p>
        {known.data ? (
          <>
            <NewChannelLink {...known.data} />
            <Channels links={known.data.links} />
          </>
        ) : known.error ? (
          <LoadFailure
            what={text('channelsPage.failed')}
            problem={known.error}
            onRetry={() => void known.refetch()}
          />
        ) : (
          <ListSkeleton label={text('channelsPage.loading')} />
        )}
      </div>
    </Page>
  )
}

function Channels({ links }: { links: readonly ChannelLinkView[] }) {
  const text = useText()
  if (links.length === 0)
    return (
      <Note tone="ink" title={text('channelsPage.empty')} live={false}>
        {text('channelsPage.emptyHint')}
      </Note>
    )
  const channels = [...new Set(links.map(({ channel }) => channel))]
  return channels.map((channel) => (
    <Channel key={channel} links={links.filter((link) => link.channel === channel)} />
  ))
}

/** One channel: what it can and cannot do, and its links. */
function Channel({ links }: { links: readonly ChannelLinkView[] }) {
  const text = useText()
  const head = useId()
  const { channel, channelName } = links[0]!
  return (
    <Card component="section" aria-labelledby={head}>
      <CardHead id={head} title={channelName} />
      <p className={styles.portal}>{text(portals[channel] ?? 'channelsPage.unknownPortal')}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <ChannelLink key={link.id} link={link} />
        ))}
      </ul>
    </Card>
  )
}

/** What each portal that we know can and cannot do: docs/channels.md. */
const portals: Readonly<Record<string, TextKey>> = {
  'booking.com': 'channelsPage.portals.booking.com',
  airbnb: 'channelsPage.portals.airbnb',
  'bedandbreakfast.nl': 'channelsPage.portals.bedandbreakfast.nl',
}
