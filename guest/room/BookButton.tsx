import { Link } from '../page/Link.tsx'
import { stayTexts } from '../../rules/texts/stay.ts'
import { checkoutPath, hasDates, type StayChoice } from '../stay/stay-choice.ts'
import type { StayVerdict } from './use-stay-verdict.ts'

/** True where the stay can be booked as it stands. */
export function isBookable(choice: StayChoice, verdict: StayVerdict): boolean {
  return verdict.kind === 'accepted' && choice.persons !== null && verdict.quotes.has(choice.persons)
}

/** 'Boeken' once everything is chosen; until then the hint in its place (G §2), in reach of the keyboard, leading to the calendar. */
export function BookButton({ choice, verdict }: { choice: StayChoice; verdict: StayVerdict }) {
  if (isBookable(choice, verdict)) {
    return (
      <>
        <Link className="button button--wide" to={checkoutPath(choice)}>
          {stayTexts.book}
        </Link>
        <p className="small soft">Je betaalt nog niets. Eerst je gegevens, dan de betaling.</p>
      </>
    )
  }
  const personsMissing = verdict.kind === 'accepted' && hasDates(choice)
  return (
    <button className="button button--wide" type="button" aria-disabled="true" onClick={toCalendar}>
      {personsMissing ? 'Kies het aantal personen' : stayTexts.chooseDates}
    </button>
  )
}

function toCalendar() {
  document.querySelector<HTMLElement>('.calendar [tabindex="0"]')?.focus()
}
