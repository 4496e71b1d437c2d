import { guestScreens } from '../../screens/guest-screens.ts'
import { Link } from '../page/Link.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { usePlace } from '../page/router.tsx'
import { CallUs } from '../property/ReachUs.tsx'

/** /bedankt-inschrijving and /bedankt-aanvraag: what was sent came in (reading `forms.thank-you`). */
export function SignUpThanksScreen() {
  const { pathname } = usePlace()
  return pathname === guestScreens.vendorThanks.path ? (
    <Thanks title="Bedankt voor je inschrijving">
      We hebben je inschrijving voor de Paasveerjaarmarkt ontvangen. Je vindt een kopie in je mail,
      en je krijgt van ons bericht of er plaats voor je is.
    </Thanks>
  ) : (
    <Thanks title="Bedankt voor je aanvraag">
      We hebben je aanvraag ontvangen. Je vindt een kopie in je mail. We bekijken je project en
      nemen contact met je op.
    </Thanks>
  )
}

function Thanks({ title, children }: { title: string; children: string | string[] }) {
  return (
    <>
      <PageHead title={title} canonical={null} />
      <div className="wrap scene">
        <div className="scene-card scene-card--side">
          <img src="/art/maasdal.svg" alt="" width="600" height="400" />
          <div className="scene-card__body">
            <h1>{title}</h1>
            <p>{children}</p>
            <p className="soft">Kwam er geen mail? Kijk bij je ongewenste mail, of bel ons.</p>
            <div className="buttons">
              <Link className="button" to={guestScreens.home.path}>
                Naar de voorpagina
              </Link>
              <CallUs />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
