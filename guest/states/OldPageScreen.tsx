import type { GuestWords } from '../../rules/texts/all-words.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { type PostedForm, usePostedForm } from '../forms/posted-form.ts'
import { Link } from '../page/Link.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { useWords } from '../texts/words.ts'

/**
 * Where a page of the old site, still open in a tab, posted its form: why that went no further, and
 * where it does.
 */
export function OldPageScreen() {
  const { sitePage: words } = useWords()
  const posted = usePostedForm()
  const goOn = posted?.texts['goOn'] ?? guestScreens.home.path
  return (
    <div className="wrap scene">
      <PageHead title={words.renewed} canonical={null} {...(!posted && { status: 404 })} />
      <article className="scene-card scene-card--side">
        <img src="/art/gesloten-luiken.svg" alt="" width="600" height="400" />
        <div className="scene-card__body">
          <h1>{words.renewed}</h1>
          <p role={posted ? 'alert' : undefined}>
            {posted ? whyNot(words, posted) : words.stillThere}
          </p>
          {posted && posted.fields.length > 0 && (
            <ul>
              {posted.fields.map(({ field, text }) => (
                <li key={field + text}>{text}</li>
              ))}
            </ul>
          )}
          <div className="buttons">
            <Link className="button" to={goOn}>
              {words.goOn}
            </Link>
            {goOn !== guestScreens.home.path && (
              <Link className="button button--quiet" to={guestScreens.home.path}>
                {words.toHome}
              </Link>
            )}
          </div>
        </div>
      </article>
    </div>
  )
}

/** Each field has its own sentence below; none of them is on this page. */
function whyNot(words: GuestWords['sitePage'], { message, fields }: PostedForm): string {
  return fields.length > 0 ? words.notYetOn : message
}
