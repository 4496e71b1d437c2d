import { Link } from '../page/Link.tsx'
import { guestScreens } from '../../screens/guest-screens.ts'

/** What a guest agrees to, and where it stands. */
export function HouseTerms() {
  return (
    <p className="small soft">
      Op je boeking gelden onze <Link to={guestScreens.terms.path}>algemene voorwaarden</Link>,{' '}
      <Link to={guestScreens.cancellation.path}>annuleringsvoorwaarden</Link> en{' '}
      <Link to={guestScreens.houseRules.path}>huisregels</Link>. Wat we met je gegevens doen, lees
      je bij <Link to={guestScreens.privacy.path}>privacy</Link>.
    </p>
  )
}
