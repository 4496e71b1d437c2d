import { fillText } from '../../rules/texts/fill-text.ts'
import { hasDates, type StayChoice } from '../stay/stay-choice.ts'
import { nightsBetween, nightWords, stayYearWords } from '../stay/words.ts'
import { Sentence } from '../texts/Sentence.tsx'
import { useTextOf, useWords } from '../texts/words.ts'
import { arrivalWeekday } from './arrangement-words.ts'

/** Where the choice of a stay in the family room stands, in words above the calendar. */
export function ArrangementDates({ choice, refused }: { choice: StayChoice; refused: boolean }) {
  const words = useWords()
  const { siteRooms } = words
  const textOf = useTextOf()
  const { arrangement } = choice
  if (hasDates(choice) && !refused) {
    const nights = nightWords(words, nightsBetween(choice.arrival, choice.departure))
    return (
      <>
        {arrangement && `${textOf(arrangement.name)}: `}
        <b>{stayYearWords(words, choice)}</b>, {nights}
      </>
    )
  }
  if (!arrangement) return <span>{siteRooms.chooseArrangement}</span>
  const weekday = arrivalWeekday(words, arrangement)
  if (refused) return <span>{fillText(siteRooms.chooseOtherWeekday, { weekday })}</span>
  return (
    <Sentence
      text={siteRooms.chooseWeekday}
      values={{ arrangement: <b>{textOf(arrangement.name)}</b>, weekday }}
    />
  )
}
