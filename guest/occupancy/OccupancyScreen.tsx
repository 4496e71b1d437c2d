import { useQuery } from '@tanstack/react-query'
import type { OccupancyView } from '../../api/availability/availability-shapes.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { dayInWords, withCapital } from '../../rules/texts/in-language.ts'
import { occupancyRead } from '../calls/reads.ts'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../page/Link.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { inPlace } from '../property/property-words.ts'
import { usePlace } from '../page/router.tsx'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { epochDay } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { Legend } from './Legend.tsx'
import { monthAddress, monthAfter, monthFrom } from './month-address.ts'
import { RoomMonth } from './RoomMonth.tsx'
import { guestScreens } from '../../screens/guest-screens.ts'

/** A month of every room, each night free or not; a free one leads to booking (G §2 /boeken). */
export function OccupancyScreen() {
  const words = useWords()
  const { siteRooms } = words
  const { search } = usePlace()
  const month = monthFrom(new URLSearchParams(search))
  return (
    <>
      <PageHead
        title={siteRooms.occupancyTitle}
        description={fillText(siteRooms.occupancyDescription, {
          inPlace: inPlace(words, useProperty().city),
        })}
        canonical={guestScreens.occupancy.path}
      />
      <div className="wrap page-head">
        <h1>{siteRooms.occupancyHeading}</h1>
        <p>{siteRooms.occupancyIntro}</p>
      </div>
      <div className="wrap occupancy">
        <Loaded
          query={useQuery(occupancyRead(month))}
          what={siteRooms.theCalendar}
          waiting={
            <>
              <Waiting>{siteRooms.fetchingCalendar}</Waiting>
              <PanelBones />
            </>
          }
        >
          {(view) => <Month view={view} />}
        </Loaded>
      </div>
    </>
  )
}

function Month({ view }: { view: OccupancyView }) {
  const known = useWords()
  const { siteRooms: words } = known
  const { month, today, roomTypes } = view
  const name = dayInWords(known, 'month', epochDay(`${month}-01`))
  const everywhere = roomTypes.flatMap(({ days }) => days)
  const isFirst = month <= today.slice(0, 7)
  const isLast = everywhere.some(({ state }) => state === 'beyond-horizon')
  return (
    <>
      <nav className="occupancy__turn" aria-label={words.month}>
        <Turn to={isFirst ? null : monthAfter(month, -1)} name={words.previousMonth} icon="back" />
        <h2 aria-live="polite">{withCapital(known, name)}</h2>
        <Turn to={isLast ? null : monthAfter(month, 1)} name={words.nextMonth} icon="arrow" />
      </nav>
      <Legend cutOff={everywhere.some(({ state }) => state === 'cut-off')} />
      {roomTypes.length === 0 && <p>{words.noRooms}</p>}
      <div className="occupancy__rooms">
        {roomTypes.map((room) => (
          <RoomMonth key={room.slug} room={room} month={name} today={today} />
        ))}
      </div>
    </>
  )
}

/** At the first and the last month there is nowhere to turn to, and the place stays. */
function Turn({ to, name, icon }: { to: string | null; name: string; icon: 'back' | 'arrow' }) {
  if (to === null) return <span className="occupancy__end" />
  return (
    <Link className="close" to={monthAddress(to)} aria-label={name}>
      <Icon name={icon} />
    </Link>
  )
}
