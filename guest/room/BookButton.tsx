import { useHydrated } from '../controls/use-hydrated.ts'
import { Link } from '../page/Link.tsx'
import { checkoutPath, hasDates, type StayChoice } from '../stay/stay-choice.ts'
import { useWords } from '../texts/words.ts'
import type { StayVerdict } from './use-stay-verdict.ts'

/** True where the stay can be booked as it stands. */
export function isBookable(choice: StayChoice, verdict: StayVerdict): boolean {
  return (
    verdict.kind === 'accepted' && choice.persons !== null && verdict.quotes.has(choice.persons)
  )
}

/**
 * 'Boeken' once everything is chosen; until then the hint in its place (G §2), in reach of the
 * keyboard, leading to what is missing.
 */
export function BookButton({ choice, verdict }: { choice: StayChoice; verdict: StayVerdict }) {
  const words = useWords()
  const hydrated = useHydrated()
  if (isBookable(choice, verdict)) {
    return (
      <>
        <Link className="button button--wide" to={checkoutPath(choice)}>
          {words.stay.book}
        </Link>
        <p className="small soft">{words.siteRooms.paysNothingYet}</p>
      </>
    )
  }
  const personsMissing = verdict.kind === 'accepted' && hasDates(choice)
  // Until the script is there the number of persons is sent by this very button.
  const sends = personsMissing && !hydrated
  return (
    <button
      className="button button--wide"
      type={sends ? 'submit' : 'button'}
      aria-disabled={sends ? undefined : true}
      onClick={() => focusOn(personsMissing ? '.choice input' : datesMissing(choice))}
    >
      {personsMissing ? words.siteRooms.choosePersons : words.stay.chooseDates}
    </button>
  )
}

const datesMissing = ({ arrangement }: StayChoice) =>
  arrangement === null ? '.arrangement' : '.calendar [tabindex="0"]'

function focusOn(missing: string) {
  document.querySelector<HTMLElement>(missing)?.focus()
}
