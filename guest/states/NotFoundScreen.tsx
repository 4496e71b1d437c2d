import { Link } from '../page/Link.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { useWords } from '../texts/words.ts'
import { guestScreens } from '../../screens/guest-screens.ts'

/** No such page, or a room nobody knows: say so and lead back. */
export function NotFoundScreen(props: { title?: string; children?: string }) {
  const { sitePage: words } = useWords()
  const { title = words.notFound, children = words.wrongAddress } = props
  return (
    <div className="wrap scene">
      <PageHead title={title} canonical={null} status={404} />
      <article className="scene-card scene-card--side">
        <img src="/art/gesloten-luiken.svg" alt="" width="600" height="400" />
        <div className="scene-card__body">
          <h1>{title}</h1>
          <p className="soft">{children}</p>
          <div className="buttons">
            <Link className="button" to={guestScreens.rooms.path}>
              {words.toRooms}
            </Link>
            <Link className="button button--quiet" to={guestScreens.home.path}>
              {words.toHome}
            </Link>
          </div>
        </div>
      </article>
    </div>
  )
}
