import { guestScreens } from '../../screens/guest-screens.ts'
import { Link } from '../page/Link.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { useIsOldLink } from '../page/use-is-old-link.ts'
import { CallUs, MailUs } from '../property/ReachUs.tsx'

/** An id nobody knows, or none; an old link that leads nowhere: the number in the mail still helps. */
export function UnknownOrder() {
  const isOldLink = useIsOldLink()
  return (
    <article className="scene-card scene-card--side">
      <PageHead
        title={isOldLink ? 'Oude link' : 'Onbekende bestelling'}
        canonical={null}
        status={404}
      />
      <img src="/art/gesloten-luiken.svg" alt="" width="600" height="400" />
      <div className="scene-card__body">
        <h1>{isOldLink ? 'Deze link werkt niet meer' : 'Deze bestelling kennen we niet'}</h1>
        <p className="soft">
          {isOldLink
            ? 'Hij is van onze oude website.'
            : 'Misschien is het adres niet helemaal overgenomen.'}{' '}
          Heb je een bevestiging gekregen, dan staat je bestelling bij ons: bel of mail met het
          nummer dat erin staat.
        </p>
        <div className="buttons">
          <CallUs main />
          <MailUs subject="Mijn ontbijt" />
          <Link className="button button--quiet" to={guestScreens.breakfast.path}>
            Ontbijt bestellen
          </Link>
        </div>
      </div>
    </article>
  )
}
