import { useQuery } from '@tanstack/react-query'
import { Link } from '../page/Link.tsx'
import { Redirect } from '../page/router.tsx'
import type { RoomTypeView } from '../../api/rooms/room-views.ts'
import { roomTypesRead } from '../calls/reads.ts'
import { Icon } from '../icons/Icon.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Facilities } from '../rooms/Facilities.tsx'
import { FromWords } from '../rooms/FromWords.tsx'
import { KeyTag } from '../rooms/KeyTag.tsx'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'
import { useStay } from '../stay/use-stay.ts'
import { personWords } from '../stay/words.ts'
import { Gallery } from './Gallery.tsx'
import { StayPayBar, StayPicker } from './StayPicker.tsx'
import { screens } from '../../screens/screen-routes.ts'

/** One room: pictures, what it is like, and the calendar in which a stay is chosen. */
export function RoomScreen() {
  const [choice] = useStay()
  const rooms = useQuery(roomTypesRead())
  if (choice.room === '') return <Redirect to={screens.rooms.path} />
  return (
    <>
      <PageHead title="Kamer" canonical={null} />
      <Loaded
        query={rooms}
        what="deze kamer"
        waiting={
          <div className="wrap scene">
            <Waiting>We halen de kamer op…</Waiting>
            <PanelBones />
          </div>
        }
      >
        {(list) => {
          const room = list.find(({ slug, kind }) => slug === choice.room && kind === 'ordinary')
          return room ? (
            <Room room={room} />
          ) : (
            <NotFoundScreen title="Deze kamer kennen we niet">
              Misschien is het adres verkeerd overgenomen, of is de kamer er niet meer.
            </NotFoundScreen>
          )
        }}
      </Loaded>
    </>
  )
}

function Room({ room }: { room: RoomTypeView }) {
  return (
    <>
      <PageHead
        title={room.name}
        description={`${room.name} in Elsloo, voor hoogstens ${room.maxPersons} personen. Zie in de kalender welke dagen vrij zijn en wat je verblijf kost.`}
        canonical={`${screens.room.path}?kamer=${encodeURIComponent(room.slug)}`}
      />
      <div className="wrap room-page">
        <Link className="more" to={screens.rooms.path}>
          <Icon name="back" /> Alle kamers
        </Link>
        <div className="room-head">
          <div className="stack stack--close">
            <h1>{room.name}</h1>
            <p className="fact">
              <Icon name="person" />
              Max. {personWords(room.maxPersons)}
            </p>
            <FromWords room={room} />
          </div>
          <KeyTag room={room} loose />
        </div>
        <Gallery images={room.images} />
      </div>
      <section className="section" aria-label="Over de kamer">
        <div className="wrap split split--top">
          <div className="stack">
            <h2>Over deze kamer</h2>
            {room.description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {room.registrationNumber && (
              <p className="soft small">Registratienummer {room.registrationNumber}</p>
            )}
          </div>
          <div className="stack">
            <h2 className="h3">Faciliteiten</h2>
            <Facilities facilities={room.facilities} label="Faciliteiten" />
          </div>
        </div>
      </section>
      <StayPicker room={room} />
      <StayPayBar room={room} />
    </>
  )
}
