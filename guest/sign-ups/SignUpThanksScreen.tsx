import { guestScreens } from '../../screens/guest-screens.ts'
import { Link } from '../page/Link.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { usePlace } from '../page/router.tsx'
import { CallUs } from '../property/ReachUs.tsx'
import { useWords } from '../texts/words.ts'

/** /bedankt-inschrijving and /bedankt-aanvraag: what was sent came in (reading `forms.thank-you`). */
export function SignUpThanksScreen() {
  const { pathname } = usePlace()
  const { siteForms: words, sitePage } = useWords()
  const isVendor = pathname === guestScreens.vendorThanks.path
  const title = isVendor ? words.vendorThanksTitle : words.projectThanksTitle
  return (
    <>
      <PageHead title={title} canonical={null} />
      <div className="wrap scene">
        <div className="scene-card scene-card--side">
          <img src="/art/maasdal.svg" alt="" width="600" height="400" />
          <div className="scene-card__body">
            <h1>{title}</h1>
            <p>{isVendor ? words.vendorThanks : words.projectThanks}</p>
            <p className="soft">{words.noMail}</p>
            <div className="buttons">
              <Link className="button" to={guestScreens.home.path}>
                {sitePage.toHome}
              </Link>
              <CallUs />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
