import { useInSight } from '../controls/use-in-sight.ts'
import { ArrangementDates } from '../family-room/ArrangementDates.tsx'
import { hasDates, isInFamilyRoom, type StayChoice } from '../stay/stay-choice.ts'
import { dayYearWords, nightsBetween, nightWords, stayYearWords } from '../stay/words.ts'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'

/** Where the choice stands, in words above the calendar; said aloud whenever it changes. */
export function ChosenDates(props: { choice: StayChoice; refused: boolean; note: string | null }) {
  const line = useInSight<HTMLParagraphElement>(props.note)
  return (
    <p className="chosen" role="status" ref={line}>
      {props.note ? (
        <span className="chosen__note">{props.note}</span>
      ) : isInFamilyRoom(props.choice) ? (
        <ArrangementDates choice={props.choice} refused={props.refused} />
      ) : (
        <Words choice={props.choice} refused={props.refused} />
      )}
    </p>
  )
}

function Words({ choice, refused }: { choice: StayChoice; refused: boolean }) {
  const words = useWords()
  const { siteRooms } = words
  if (choice.arrival === null) return <span>{siteRooms.chooseArrivalFirst}</span>
  if (!hasDates(choice)) {
    return (
      <Sentence
        text={siteRooms.chooseDeparture}
        values={{ day: <b>{dayYearWords(words, choice.arrival)}</b> }}
      />
    )
  }
  if (refused) return <span>{siteRooms.chooseOtherDates}</span>
  return (
    <>
      <b>{stayYearWords(words, choice)}</b>,{' '}
      {nightWords(words, nightsBetween(choice.arrival, choice.departure))}
    </>
  )
}
