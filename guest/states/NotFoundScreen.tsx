import { Link } from '../page/Link.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { guestScreens } from '../../screens/guest-screens.ts'

/** No such page, or a room nobody knows: say so and lead back. */
export function NotFoundScreen({
  title = 'Deze pagina bestaat niet',
  children,
}: {
  title?: string
  children?: string
}) {
  return (
    <div className="wrap scene">
      <PageHead title={title} canonical={null} status={404} />
      <article className="scene-card scene-card--side">
        <img src="/art/gesloten-luiken.svg" alt="" width="600" height="400" />
        <div className="scene-card__body">
          <h1>{title}</h1>
          <p className="soft">
            {children ?? 'De luiken zijn hier dicht. Misschien is het adres verkeerd overgenomen.'}
          </p>
          <div className="buttons">
            <Link className="button" to={guestScreens.rooms.path}>
              Bekijk de kamers
            </Link>
            <Link className="button button--quiet" to={guestScreens.home.path}>
              Naar de voorpagina
            </Link>
          </div>
        </div>
      </article>
    </div>
  )
}
