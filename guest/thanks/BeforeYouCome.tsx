import { guestScreens } from '../../screens/guest-screens.ts'
import { Link } from '../page/Link.tsx'
import { OnTheMap } from '../property/OnTheMap.tsx'
import { useWords } from '../texts/words.ts'

/** What a guest whose room is certain looks up next: the way there, the rules, a breakfast. */
export function BeforeYouCome() {
  const { sitePage, siteThanks: words } = useWords()
  return (
    <nav className="buttons" aria-label={words.beforeYouCome}>
      <OnTheMap />
      <Link className="more" to={guestScreens.houseRules.path}>
        {sitePage.houseRules}
      </Link>
      <Link className="more" to={guestScreens.breakfast.path}>
        {words.orderBreakfast}
      </Link>
    </nav>
  )
}
