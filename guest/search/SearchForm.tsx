import { type SubmitEvent, useId, useState } from 'react'
import { isGuestCount, searchGuests } from '../../rules/forms/guest-limits.ts'
import { message } from '../../rules/texts/message.ts'
import { worded } from '../../rules/texts/words.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { useInSight } from '../controls/use-in-sight.ts'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../page/Link.tsx'
import { useGo, usePlace, useAddress } from '../page/router.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import {
  familyRoomPath,
  hasDates,
  searchPath,
  type StayChoice,
  stayToAddress,
} from '../stay/stay-choice.ts'
import { type StayAction, stayReducer } from '../stay/stay-reducer.ts'
import { useWords } from '../texts/words.ts'
import { DateFields } from './DateFields.tsx'
import { checkStayLength } from './check-search.ts'
import { checkSearchFields } from './is-searchable.ts'

const guestCounts = Array.from(
  { length: searchGuests.most - searchGuests.least + 1 },
  (_, more) => searchGuests.least + more,
)

/**
 * Arrival, departure, guests, Zoeken: a plain GET form. The button gives way to the reason while
 * the stay is too short (G §4).
 */
export function SearchForm({
  initial,
  incomplete,
  onChange,
}: {
  initial: StayChoice
  incomplete?: boolean
  /** What is chosen now, with every change. */
  onChange?: (choice: StayChoice) => void
}) {
  const words = useWords()
  const address = useAddress()
  const property = useProperty()
  const [choice, setChoice] = useState(() => searchable(initial))
  // The form begins with what it can ask: what was wrong in the address is said until a change.
  const [wrong, setWrong] = useState(incomplete ?? false)
  const act = (action: StayAction) => {
    const next = stayReducer(choice, action)
    setWrong(false)
    setChoice(next)
    onChange?.(next)
  }
  const [asked, setAsked] = useState(wrong)
  const goSearch = useSearch(choice)
  const tooShort = checkStayLength(choice, property.today, property.readings, property.numbers)
  const missing = wrong ? message('search.invalidFields') : asked ? checkSearchFields(choice) : null
  const problems = worded(words, tooShort.length > 0 || missing === null ? tooShort : [missing])
  const problemId = useId()
  const reasons = useInSight<HTMLDivElement>(problems.join(' ') || null)
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (checkSearchFields(choice) === null && tooShort.length === 0) goSearch()
  }
  return (
    <form
      className="search"
      action={address(guestScreens.search.path)}
      aria-label={words.siteSearch.form}
      onSubmit={search}
    >
      <div className="beam" />
      <div className="search__fields">
        <DateFields
          choice={choice}
          act={act}
          invalid={missing !== null && !hasDates(choice)}
          problemId={problemId}
        />
        <div className="field">
          <label htmlFor="guests">{words.siteSearch.guests}</label>
          <select
            className="input"
            id="guests"
            name="personen"
            value={choice.persons ?? 2}
            onChange={(event) =>
              act({ type: 'persons-chosen', persons: Number(event.target.value) })
            }
          >
            {guestCounts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </div>
        {tooShort.length === 0 && (
          <button className="button" type="submit">
            {words.search.search}
          </button>
        )}
      </div>
      <div
        className="search__note"
        id={problemId}
        role="alert"
        ref={reasons}
        hidden={problems.length === 0}
      >
        {problems.map((problem) => (
          <p className="field__error" key={problem}>
            <Icon name="alert" />
            {problem}
          </p>
        ))}
      </div>
      <p className="search__note">
        <Link className="more" to={familyRoomPath(choice)}>
          {words.siteSearch.toFamilyRoom} <Icon name="arrow" />
        </Link>
      </p>
    </form>
  )
}

/** The search is for 1 to 3 guests (G §5); another number begins it at 2. */
function searchable(initial: StayChoice): StayChoice {
  const { persons } = initial
  const fits = persons !== null && isGuestCount(persons, searchGuests)
  return { ...initial, persons: fits ? persons : 2 }
}

/**
 * Off to the results; the page one leaves keeps the choice in its own address, so that back finds
 * it filled in.
 */
function useSearch(choice: StayChoice) {
  const go = useGo()
  const { pathname } = usePlace()
  return () => {
    if (pathname !== guestScreens.search.path)
      go(`${pathname}${stayToAddress(choice)}`, { replace: true })
    go(searchPath(choice))
  }
}
