import { guestScreens } from '../../screens/guest-screens.ts'
import { Link } from '../page/Link.tsx'
import { OnTheMap } from '../property/OnTheMap.tsx'

/** What a guest whose room is certain looks up next: the way there, the rules, a breakfast. */
export function BeforeYouCome() {
  return (
    <nav className="buttons" aria-label="Voor je komt">
      <OnTheMap />
      <Link className="more" to={guestScreens.houseRules.path}>
        Huisregels
      </Link>
      <Link className="more" to={guestScreens.breakfast.path}>
        Ontbijtbox bestellen
      </Link>
    </nav>
  )
}
