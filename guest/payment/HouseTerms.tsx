import { Link } from '../page/Link.tsx'
import { screens } from '../../screens/screen-routes.ts'

/** What a guest agrees to, and where it stands. */
export function HouseTerms() {
  return (
    <p className="small soft">
      Op je boeking gelden onze <Link to={screens.terms.path}>algemene voorwaarden</Link>,{' '}
      <Link to={screens.cancellation.path}>annuleringsvoorwaarden</Link> en{' '}
      <Link to={screens.houseRules.path}>huisregels</Link>. Wat we met je gegevens doen, lees je bij{' '}
      <Link to={screens.privacy.path}>privacy</Link>.
    </p>
  )
}
