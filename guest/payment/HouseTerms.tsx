import { Link } from '../page/Link.tsx'
import { guestScreens } from '../../screens/guest-screens.ts'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'

/** What a guest agrees to, and where it stands. */
export function HouseTerms() {
  const { sitePayment: words } = useWords()
  return (
    <p className="small soft">
      <Sentence
        text={words.agreement}
        values={{
          terms: <Link to={guestScreens.terms.path}>{words.terms}</Link>,
          cancellation: <Link to={guestScreens.cancellation.path}>{words.cancellation}</Link>,
          houseRules: <Link to={guestScreens.houseRules.path}>{words.houseRules}</Link>,
          privacy: <Link to={guestScreens.privacy.path}>{words.privacy}</Link>,
        }}
      />{' '}
      {words.noWithdrawal}
    </p>
  )
}
