import { hasDates, type StayChoice } from '../stay/stay-choice.ts'
import { nightsBetween, nightWords, stayYearWords } from '../stay/words.ts'
import { useTextOf } from '../texts/words.ts'
import { arrivalWeekday, CHOOSE_ARRANGEMENT } from './arrangement-words.ts'

/** Where the choice of a stay in the family room stands, in words above the calendar. */
export function ArrangementDates({ choice, refused }: { choice: StayChoice; refused: boolean }) {
  const textOf = useTextOf()
  const { arrangement } = choice
  if (hasDates(choice) && !refused) {
    const nights = nightWords(nightsBetween(choice.arrival, choice.departure))
    return (
      <>
        {arrangement && `${textOf(arrangement.name)}: `}
        <b>{stayYearWords(choice)}</b>, {nights}
      </>
    )
  }
  if (!arrangement) return <span>{CHOOSE_ARRANGEMENT}</span>
  if (refused)
    return <span>Kies een andere {arrivalWeekday(arrangement)}, of een verblijf dat wel past.</span>
  return (
    <>
      <b>{textOf(arrangement.name)}</b>. Kies de {arrivalWeekday(arrangement)} waarop je aankomt.
    </>
  )
}
