import { guestScreens } from '../../screens/guest-screens.ts'
import { Link } from '../page/Link.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { useIsOldLink } from '../page/use-is-old-link.ts'
import { CallUs, MailUs } from '../property/ReachUs.tsx'
import { useWords } from '../texts/words.ts'

/** An id nobody knows, or none; an old link that leads nowhere: the number in the mail still helps. */
export function UnknownOrder() {
  const { breakfast, siteBreakfast, siteThanks } = useWords()
  const isOldLink = useIsOldLink()
  return (
    <article className="scene-card scene-card--side">
      <PageHead
        title={isOldLink ? siteThanks.oldLinkPage : siteBreakfast.unknownPage}
        canonical={null}
        status={404}
      />
      <img src="/art/gesloten-luiken.svg" alt="" width="600" height="400" />
      <div className="scene-card__body">
        <h1>{isOldLink ? siteThanks.oldLinkTitle : siteBreakfast.unknownTitle}</h1>
        <p className="soft">
          {isOldLink ? siteThanks.oldLink : siteThanks.unknown} {siteBreakfast.numberHelps}
        </p>
        <div className="buttons">
          <CallUs main />
          <MailUs subject={siteBreakfast.mailSubject} />
          <Link className="button button--quiet" to={guestScreens.breakfast.path}>
            {breakfast.title}
          </Link>
        </div>
      </div>
    </article>
  )
}
