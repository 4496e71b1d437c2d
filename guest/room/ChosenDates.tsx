import { useInSight } from '../controls/use-in-sight.ts'
import { ArrangementDates } from '../family-room/ArrangementDates.tsx'
import { hasDates, isInFamilyRoom, type StayChoice } from '../stay/stay-choice.ts'
import { dayYearWords, nightsBetween, nightWords, stayYearWords } from '../stay/words.ts'

/** Where the choice stands, in words above the calendar; said aloud whenever it changes. */
export function ChosenDates(props: { choice: StayChoice; refused: boolean; note: string | null }) {
  const words = useInSight<HTMLParagraphElement>(props.note)
  return (
    <p className="chosen" role="status" ref={words}>
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
  if (choice.arrival === null) return <span>Kies eerst de dag waarop je aankomt.</span>
  if (!hasDates(choice)) {
    return (
      <>
        Aankomst <b>{dayYearWords(choice.arrival)}</b>. Kies nu de dag waarop je vertrekt.
      </>
    )
  }
  if (refused) return <span>Kies andere datums, of een verblijf dat wel past.</span>
  return (
    <>
      <b>{stayYearWords(choice)}</b>, {nightWords(nightsBetween(choice.arrival, choice.departure))}
    </>
  )
}
