import { guestScreens } from '../../screens/guest-screens.ts'
import { Link } from '../page/Link.tsx'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'

/** What comes back to who cancels an order, and what else one agrees to. */
export function OrderTerms() {
  const { siteBreakfast, sitePayment } = useWords()
  return (
    <p className="small soft">
      <Sentence
        text={siteBreakfast.agreement}
        values={{
          terms: <Link to={guestScreens.terms.path}>{sitePayment.terms}</Link>,
          privacy: <Link to={guestScreens.privacy.path}>{sitePayment.privacy}</Link>,
        }}
      />{' '}
      {siteBreakfast.noWithdrawal}
    </p>
  )
}
