import { guestScreens } from '../../screens/guest-screens.ts'
import { type PostedForm, usePostedForm } from '../forms/posted-form.ts'
import { Link } from '../page/Link.tsx'
import { PageHead } from '../page/PageHead.tsx'

const TITLE = 'Deze pagina is vernieuwd'

/**
 * Where a page of the old site, still open in a tab, posted its form: why that went no further, and
 * where it does.
 */
export function OldPageScreen() {
  const posted = usePostedForm()
  const goOn = posted?.texts['goOn'] ?? guestScreens.home.path
  return (
    <div className="wrap scene">
      <PageHead title={TITLE} canonical={null} {...(!posted && { status: 404 })} />
      <article className="scene-card scene-card--side">
        <img src="/art/gesloten-luiken.svg" alt="" width="600" height="400" />
        <div className="scene-card__body">
          <h1>{TITLE}</h1>
          <p role={posted ? 'alert' : undefined}>
            {posted ? whyNot(posted) : 'Onze website is nieuw. Wat je zocht, staat er nog.'}
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
              Ga verder
            </Link>
            {goOn !== guestScreens.home.path && (
              <Link className="button button--quiet" to={guestScreens.home.path}>
                Naar de voorpagina
              </Link>
            )}
          </div>
        </div>
      </article>
    </div>
  )
}

/** Each field has its own sentence below; none of them is on this page. */
function whyNot({ message, fields }: PostedForm): string {
  return fields.length > 0 ? 'Zo kon het nog niet verder:' : message
}
