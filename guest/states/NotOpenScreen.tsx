import { PageHead } from '../page/PageHead.tsx'
import { CallUs, MailUs } from '../property/ReachUs.tsx'
import { useWords } from '../texts/words.ts'

/**
 * The owner has not opened the house to guests yet. No error: the house is there, and a search
 * engine waits with it.
 */
export function NotOpenScreen() {
  const { opening, sitePage } = useWords()
  return (
    <div className="wrap scene">
      <PageHead title={opening.title} canonical={null} />
      <article className="scene-card scene-card--side">
        <img src="/art/gesloten-luiken.svg" alt="" width="600" height="400" />
        <div className="scene-card__body">
          <h1>{opening.title}</h1>
          <p className="soft">{opening.soon}</p>
          <div className="buttons">
            <CallUs />
            <MailUs subject={sitePage.whenOpen} />
          </div>
        </div>
      </article>
    </div>
  )
}
