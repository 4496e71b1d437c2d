import type { StayRefusal } from '../../rules/availability/stay-refusal.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { Message } from '../controls/Message.tsx'
import { nightsBetween, nightWords, personWords, stayWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

/**
 * Why a stay is refused: every literal sentence, in the order the rules give them, and the stay it
 * is about, which may be more than the guest chose: one day pressed asks for the shortest from it.
 */
export function RefusalMessage(props: {
  refusals: Worded<StayRefusal>[]
  stay: { arrival: Day; departure: Day }
  persons: number | null
}) {
  const words = useWords()
  const { siteStay } = words
  const sentences = [...new Set(props.refusals.map(({ text }) => text))]
  const requested = {
    stay: stayWords(words, props.stay),
    nights: nightWords(words, nightsBetween(props.stay.arrival, props.stay.departure)),
  }
  return (
    <Message kind="danger" role="alert" title={sentences[0]}>
      {sentences.slice(1).map((sentence) => (
        <b key={sentence}>{sentence}</b>
      ))}
      <p className="small">
        {props.persons === null
          ? fillText(siteStay.requested, requested)
          : fillText(siteStay.requestedFor, {
              ...requested,
              persons: personWords(words, props.persons),
            })}
      </p>
    </Message>
  )
}
