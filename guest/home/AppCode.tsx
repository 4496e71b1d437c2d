import { fillText } from '../../rules/texts/fill-text.ts'
import { siteName } from '../page/PageHead.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'

/** The site as an app on a phone: a code that leads to it, and how it is kept (G §1). */
export function AppCode() {
  const { siteHome: words } = useWords()
  const name = useProperty().name || siteName
  return (
    <section className="section section--sunk" aria-labelledby="app-title">
      <div className="wrap app-code">
        <img src="/api/app-code.svg" alt={words.appCode} width="176" height="176" loading="lazy" />
        <div className="stack">
          <h2 id="app-title">{fillText(words.onPhone, { name })}</h2>
          <p>{words.scanCode}</p>
          <ul className="stack stack--close">
            <li>
              <Sentence text={words.onIphone} values={{ phone: <b>{words.iphone}</b> }} />
            </li>
            <li>
              <Sentence text={words.onAndroid} values={{ phone: <b>{words.android}</b> }} />
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
