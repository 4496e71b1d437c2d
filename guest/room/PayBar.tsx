import { sumInWords } from '../../rules/texts/in-language.ts'
import { Link } from '../page/Link.tsx'
import { checkoutPath, type StayChoice } from '../stay/stay-choice.ts'
import { nightWords, personWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { isBookable } from './BookButton.tsx'
import type { StayVerdict } from './use-stay-verdict.ts'

/** Below 1024 px, once the stay is valid: the total and 'Boeken' stay at the foot of the screen. */
export function PayBar({ choice, verdict }: { choice: StayChoice; verdict: StayVerdict }) {
  const words = useWords()
  if (verdict.kind !== 'accepted' || !isBookable(choice, verdict)) return null
  const quote = verdict.quotes.get(choice.persons!)!
  return (
    <section className="pay-bar" aria-label={words.siteRooms.totalAndBook}>
      <div>
        <b className="price">{sumInWords(words, quote.totalCents)}</b>
        <span className="small soft">
          {nightWords(words, quote.nights)}, {personWords(words, quote.persons)}
        </span>
      </div>
      <Link className="button" to={checkoutPath(choice)}>
        {words.stay.book}
      </Link>
    </section>
  )
}
