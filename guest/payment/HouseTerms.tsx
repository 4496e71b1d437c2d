import { stayTexts } from '../../rules/texts/stay.ts'
import { Link } from '../page/Link.tsx'
import { screens } from '../../screens/screen-routes.ts'

/** What else a guest agrees to and may ask before paying, and where all of it stands. */
export function HouseTerms() {
  return (
    <p className="small soft">
      {stayTexts.breakfastIncluded} {stayTexts.pets} Op je boeking gelden onze{' '}
      <Link to={screens.terms.path}>algemene voorwaarden</Link>,{' '}
      <Link to={screens.cancellation.path}>annuleringsvoorwaarden</Link> en{' '}
      <Link to={screens.houseRules.path}>huisregels</Link>. Wat we met je gegevens doen, lees je bij{' '}
      <Link to={screens.privacy.path}>privacy</Link>.
    </p>
  )
}
