import { CallUs, MailUs } from '../property/ReachUs.tsx'
import { Link } from '../page/Link.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { useIsOldLink } from '../page/use-is-old-link.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { useWords } from '../texts/words.ts'

/** An id nobody knows, or none; an old link that leads nowhere: the number in the mail still helps. */
export function UnknownBooking() {
  const { sitePage, siteThanks: words } = useWords()
  const isOldLink = useIsOldLink()
  return (
    <article className="scene-card scene-card--side">
      <PageHead
        title={isOldLink ? words.oldLinkPage : words.unknownPage}
        canonical={null}
        status={404}
      />
      <img src="/art/gesloten-luiken.svg" alt="" width="600" height="400" />
      <div className="scene-card__body">
        <h1>{isOldLink ? words.oldLinkTitle : words.unknownTitle}</h1>
        <p className="soft">
          {isOldLink ? words.oldLink : words.unknown} {words.numberHelps}
        </p>
        <div className="buttons">
          <CallUs main />
          <MailUs subject={words.mailSubject} />
          <Link className="button button--quiet" to={guestScreens.rooms.path}>
            {sitePage.toRooms}
          </Link>
        </div>
      </div>
    </article>
  )
}
