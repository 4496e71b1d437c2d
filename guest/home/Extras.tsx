import { extraInWords } from '../../rules/quotes/extra-in-words.ts'
import { worded } from '../../rules/texts/words.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../page/Link.tsx'
import { useProperty, useOwnWords } from '../property/PropertyContext.tsx'
import { useWords } from '../texts/words.ts'

/** A deposit is no treat, and a day for a company has a page of its own. */
const elsewhere: readonly string[] = ['deposit', 'business-day']

/** What can be had with a stay, at the prices of the rules (G §1, §2, §9). */
export function Extras() {
  const words = useWords()
  const own = useOwnWords()
  const extras = useProperty().extras.filter(({ id }) => !elsewhere.includes(id))
  if (extras.length === 0) return null
  return (
    <section className="section" aria-labelledby="extras-title">
      <div className="wrap">
        <div className="section__head">
          <h2 id="extras-title">{words.siteHome.extras}</h2>
        </div>
        <dl className="lines lines--two">
          {extras.map((extra) => {
            const { name, price, note } = worded(words, extraInWords(extra))
            return (
              <div key={extra.id}>
                <dt>
                  {own(name)}
                  {note && <small>{note}</small>}
                </dt>
                <dd className="price">{price}</dd>
              </div>
            )
          })}
        </dl>
        <Link className="more" to={guestScreens.extras.path}>
          {words.siteHome.toExtras} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  )
}
