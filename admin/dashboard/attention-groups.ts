import type { DashboardView } from '../../api/dashboard/dashboard-view.ts'
import type { ReadDifference } from '../../api/payments/comparison/payment-differences.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDay } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { type ScreenName, recordAddress, screens } from '../../screens/screen-routes.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { billScreens } from '../bills/bill-screens.ts'
import { shortMoment } from '../clock/staff-moment.ts'
import type { useText } from '../texts/use-text.ts'

/** One thing that needs somebody, and where it is cured. */
export interface AttentionItem {
  key: string
  /** Null where no screen has the cure. */
  to: string | null
  name: string
  detail: string
  amount?: string
  /** The difference that staff put away here. */
  difference?: ReadDifference
}

/** Things of one kind. `bad`: it went wrong; `warn`: it is open; `ink`: it waits. */
export interface AttentionGroup {
  title: string
  tone: 'bad' | 'warn' | 'ink'
  items: AttentionItem[]
  /** All there are, those that are not named included. */
  total: number
}

/** The page of each kind of subject. */
const pages: Record<string, ScreenName> = {
  booking: 'booking',
  'breakfast-order': 'breakfastOrder',
  'form-message': 'message',
  'test-payment': 'testPayment',
  invoice: 'folioInvoices',
  'feed-block': 'channels',
}
/** The bill of each kind of subject, where its money stands. */
const bills: Record<string, ScreenName> = { ...billScreens, 'test-payment': 'testPayment' }
const addressOf = (kind: string, id: string) => recordAddress(pages[kind] ?? 'booking', id)

/** What needs attention by its kind, the worst first; kinds with nothing are left out. */
export function attentionGroups(
  attention: DashboardView['attention'],
  text: ReturnType<typeof useText>,
): AttentionGroup[] {
  const { backup, failedSteps, failedMails, refunds, unpaid } = attention
  const { address, restDue } = attention
  const { comparison, paymentDifferences, silentChannels, doubles, feedQuestions } = attention
  const feedItems = feedQuestions.first.flatMap((feed) => feedItemsOf(feed, text))
  const {
    plannedEdits,
    roomTypesWithoutPrice,
    yearsWithoutSeasons,
    openMessages,
    openVendorRegistrations,
    openProjectRequests,
  } = attention
  const waiting = [
    [openMessages, 'dashboard.attention.openMessages', screens.messages.path],
    [openVendorRegistrations, 'dashboard.attention.openVendors', screens.vendorRegistrations.path],
    [openProjectRequests, 'dashboard.attention.openProjects', screens.projectRequests.path],
  ] as const
  const groups: AttentionGroup[] = [
    {
      title: text('dashboard.attention.doubles'),
      tone: 'bad',
      total: doubles.total,
      items: doubles.first.map(({ id, name, channelName, roomTypeName, ...stay }) => {
        const arrival = parseDay(stay.arrival) ?? 0
        return {
          key: `double ${id}`,
          to: `${screens.agenda.path}?date=${stay.arrival}`,
          name: `${name ?? text('dashboard.attention.guestOf', { channel: channelName })} · ${roomTypeName}`,
          detail: text('dashboard.attention.double', {
            channel: channelName,
            stay: staffStay(arrival, parseDay(stay.departure) ?? 0),
          }),
        }
      }),
    },
    {
      title: text('dashboard.attention.failedSteps'),
      tone: 'bad',
      total: failedSteps.total,
      items: failedSteps.first.map(({ subjectKind, id, number, name, since }) => ({
        key: id,
        to: addressOf(subjectKind, id),
        name: [name, number].filter(Boolean).join(' · '),
        detail: text('dashboard.attention.failedStep', { at: shortMoment(since) }),
      })),
    },
    {
      title: text('dashboard.attention.plannedEdits'),
      tone: 'bad',
      total: plannedEdits.total,
      items: plannedEdits.first.map(({ id, title, fromDay, why }) => ({
        key: String(id),
        to: screens.plannedEdits.path,
        name: title,
        detail: text('dashboard.attention.plannedEdit', {
          day: staffDay(parseDay(fromDay) ?? 0),
          why,
        }),
      })),
    },
    {
      title: text('dashboard.attention.address'),
      tone: 'bad',
      total: address === null ? 0 : 1,
      items:
        address === null
          ? []
          : [{ key: 'address', to: screens.firstSteps.path, name: address, detail: '' }],
    },
    {
      title: text('dashboard.attention.backup'),
      tone: 'bad',
      total: backup ? 1 : 0,
      items: backup ? [backupItem(backup, text)] : [],
    },
    {
      title: text('dashboard.attention.channels'),
      tone: 'bad',
      total:
        silentChannels.total + feedItems.length + feedQuestions.total - feedQuestions.first.length,
      items: [
        ...feedItems,
        ...silentChannels.first.map(({ id, channelName, roomNumber, lastFetchedAt, madeAt }) => ({
          key: String(id),
          to: screens.channels.path,
          name: text('dashboard.attention.silentChannel', {
            channel: channelName,
            number: roomNumber,
          }),
          detail: lastFetchedAt
            ? text('dashboard.attention.silentSince', { at: shortMoment(lastFetchedAt) })
            : text('dashboard.attention.neverRead', { at: shortMoment(madeAt) }),
        })),
      ],
    },
    {
      title: text('dashboard.attention.failedMails'),
      tone: 'bad',
      total: failedMails.total,
      items: failedMails.first.map(({ id, kindName, state, recipient, at }) => ({
        key: id,
        to: recordAddress('mail', id),
        name:
          state === 'failed'
            ? kindName
            : `${kindName} · ${text('dashboard.attention.uncertainMail')}`,
        detail: text('dashboard.attention.failedMail', { recipient, at: shortMoment(at) }),
      })),
    },
    {
      title: text('dashboard.attention.differences'),
      tone: 'bad',
      total: paymentDifferences.total + (comparison ? 1 : 0),
      items: [
        ...(comparison ? [comparisonItem(comparison, text)] : []),
        ...paymentDifferences.first.map((difference) => {
          const { id, kind, providerId, hereCents, thereCents, name, number } = difference
          const { subjectKind, folioId } = difference
          return {
            key: String(id),
            to:
              subjectKind && folioId
                ? recordAddress(bills[subjectKind] ?? 'bill', folioId)
                : screens.bills.path,
            name: [name, number].filter(Boolean).join(' · ') || providerId,
            detail: text(`dashboard.attention.difference.${kind}`, {
              here: formatEuro(hereCents),
              there: formatEuro(thereCents),
            }),
            difference: { id, hereCents, thereCents },
          }
        }),
      ],
    },
    {
      title: text('dashboard.attention.refunds'),
      tone: 'warn',
      total: refunds.total,
      items: refunds.first.map(({ subjectKind, id, number, name, cents }) => ({
        key: id,
        to: addressOf(subjectKind, id),
        name,
        detail: number,
        amount: formatEuro(cents),
      })),
    },
    {
      title: text('dashboard.attention.restDue'),
      tone: 'warn',
      total: restDue.total,
      items: restDue.first.map(({ id, name, dueOn, arrival, cents }) => ({
        key: id,
        to: addressOf('booking', id),
        name,
        detail: text('dashboard.attention.restDueOn', {
          due: staffDay(parseDay(dueOn) ?? 0),
          arrival: staffDay(parseDay(arrival) ?? 0),
        }),
        amount: formatEuro(cents),
      })),
    },
    {
      title: text('dashboard.attention.unpaid'),
      tone: 'warn',
      total: unpaid.total,
      items: unpaid.first.map(({ id, name, roomNumber, arrival, cents }) => {
        const day = staffDay(parseDay(arrival) ?? 0)
        return {
          key: id,
          to: addressOf('booking', id),
          name,
          detail:
            roomNumber === null
              ? text('dashboard.attention.unpaidOn', { day })
              : text('dashboard.attention.unpaidIn', { number: roomNumber, day }),
          amount: formatEuro(cents),
        }
      }),
    },
    {
      title: text('dashboard.attention.prices'),
      tone: 'warn',
      total: roomTypesWithoutPrice.length + yearsWithoutSeasons.length,
      items: [
        ...roomTypesWithoutPrice.map(({ id, name }) => ({
          key: `room type ${id}`,
          to: recordAddress('roomType', String(id)),
          name: text('dashboard.attention.unpriced', { name }),
          detail: text('dashboard.attention.unpricedHint'),
        })),
        ...yearsWithoutSeasons.map((year) => ({
          key: String(year),
          to: screens.seasons.path,
          name: text('dashboard.attention.season', { year }),
          detail: text('dashboard.attention.seasonHint'),
        })),
      ],
    },
    {
      title: text('dashboard.attention.messages'),
      tone: 'ink',
      total: waiting.filter(([count]) => count > 0).length,
      items: waiting.flatMap(([count, words, to]) =>
        count > 0 ? [{ key: to, to, name: text(words, { smart_count: count }), detail: '' }] : [],
      ),
    },
  ]
  return groups.filter(({ total }) => total > 0)
}

/** What the feed of a link asks: one item for each question. */
function feedItemsOf(
  { id, channelName, roomNumber, ...feed }: DashboardView['attention']['feedQuestions']['first'][0],
  text: ReturnType<typeof useText>,
): AttentionItem[] {
  const its = { channel: channelName, number: roomNumber }
  const { waitingBlocks, emptied, unread, readAt } = feed
  const item = (key: string, name: string, detail: string) => ({
    key: `${key} ${id}`,
    to: screens.channels.path,
    name,
    detail,
  })
  const questions: (AttentionItem | false)[] = [
    unread &&
      item(
        'unread',
        text('dashboard.attention.unreadFeed', its),
        readAt
          ? text('dashboard.attention.unreadSince', { at: shortMoment(readAt) })
          : text('dashboard.attention.unreadEver'),
      ),
    emptied &&
      item(
        'emptied',
        text('dashboard.attention.emptiedFeed', its),
        text('dashboard.attention.emptiedHint'),
      ),
    waitingBlocks > 0 &&
      item(
        'waiting',
        text('dashboard.attention.waitingBlocks', { ...its, smart_count: waitingBlocks }),
        text('dashboard.attention.waitingHint'),
      ),
  ]
  return questions.filter((question) => question !== false)
}

/** The cure is on the server, so it leads nowhere. */
function backupItem(
  { lastGoodAt, why }: NonNullable<DashboardView['attention']['backup']>,
  text: ReturnType<typeof useText>,
): AttentionItem {
  return {
    key: 'backup',
    to: null,
    name:
      lastGoodAt === null
        ? text('dashboard.attention.noBackup')
        : text('dashboard.attention.oldBackup', { at: shortMoment(lastGoodAt) }),
    detail: [
      ...(why ? [text(`dashboard.attention.backupFailed.${why}`)] : []),
      text('dashboard.attention.backupHint'),
    ].join(' '),
  }
}

/** As `backupItem`: whoever keeps the server running has the cure. */
function comparisonItem(
  { lastAt }: NonNullable<DashboardView['attention']['comparison']>,
  text: ReturnType<typeof useText>,
): AttentionItem {
  return {
    key: 'comparison',
    to: null,
    name:
      lastAt === null
        ? text('dashboard.attention.neverCompared')
        : text('dashboard.attention.comparedAt', { at: shortMoment(lastAt) }),
    detail: text('dashboard.attention.comparedHint'),
  }
}
