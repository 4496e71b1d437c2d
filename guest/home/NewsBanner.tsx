import { useEffect, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useProperty, useLangOf } from '../property/PropertyContext.tsx'
import { useWords } from '../texts/words.ts'

/** Which news this tab has put away, by its words: new words are shown again. */
const CLOSED = 'kamersleutel.news-closed'

/** News of the house that staff set (G §1); nothing while there is none, or once it is put away. */
export function NewsBanner() {
  const { siteHome: words } = useWords()
  const { banner } = useProperty()
  const langOf = useLangOf()
  const [closed, setClosed] = useState('')
  useEffect(() => setClosed(sessionStorage.getItem(CLOSED) ?? ''), [])
  if (banner === '' || banner === closed) return null
  return (
    <section className="banner" aria-label={words.news}>
      <div className="wrap">
        <p lang={langOf(banner)}>{banner}</p>
        <button
          className="close"
          type="button"
          aria-label={words.closeNews}
          onClick={() => {
            sessionStorage.setItem(CLOSED, banner)
            setClosed(banner)
          }}
        >
          <Icon name="cross" />
        </button>
      </div>
    </section>
  )
}
