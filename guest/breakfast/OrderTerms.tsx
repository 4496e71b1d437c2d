import { guestScreens } from '../../screens/guest-screens.ts'
import { Link } from '../page/Link.tsx'

/** What comes back to who cancels an order, and what else one agrees to. */
export function OrderTerms() {
  return (
    <p className="small soft">
      Annuleren kan tot 24 uur voor de bezorging, met de link in je mail. Je krijgt dan alles terug.
      Verder gelden onze <Link to={guestScreens.terms.path}>algemene voorwaarden</Link>; wat we met
      je gegevens doen, lees je bij <Link to={guestScreens.privacy.path}>privacy</Link>.
    </p>
  )
}
