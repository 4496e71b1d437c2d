import { Link } from '../page/Link.tsx'
import { mailAddress, telephone } from '../house/house-words.ts'
import { useHouse } from '../house/HouseContext.tsx'
import { Icon } from '../icons/Icon.tsx'
import { PageHead } from '../page/PageHead.tsx'

/** An id nobody knows, or none: the number in the mail still helps. */
export function UnknownBooking() {
  const house = useHouse()
  return (
    <article className="scene-card scene-card--side">
      <PageHead title="Onbekende boeking" canonical={null} status={404} />
      <img src="/art/gesloten-luiken.svg" alt="" width="600" height="400" />
      <div className="scene-card__body">
        <h1>Deze boeking kennen we niet</h1>
        <p className="soft">
          Misschien is het adres niet helemaal overgenomen. Heb je een bevestiging gekregen, dan staat je boeking bij ons: bel of mail met het nummer
          dat erin staat.
        </p>
        <div className="buttons">
          <a className="button" href={telephone(house)}>
            <Icon name="phone" /> Bel ons
          </a>
          <a className="button button--quiet" href={mailAddress(house, 'Mijn boeking')}>
            <Icon name="mail" /> Mail ons
          </a>
          <Link className="button button--quiet" to="/kamer-overzicht">
            Bekijk de kamers
          </Link>
        </div>
      </div>
    </article>
  )
}
