import { useQuery } from '@tanstack/react-query'
import { fillText } from '../../rules/texts/fill-text.ts'
import { usePlace } from '../page/router.tsx'
import { availabilityRead } from '../calls/reads.ts'
import { PageHead } from '../page/PageHead.tsx'
import { CallUs } from '../property/ReachUs.tsx'
import { RoomBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { type ChosenStay, hasDates, stayFromAddress } from '../stay/stay-choice.ts'
import { partyWords, stayYearWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { ForFamilyRoom } from './ForFamilyRoom.tsx'
import { isForFamilyRoom, isSearchable } from './is-searchable.ts'
import { SearchForm } from './SearchForm.tsx'
import { SearchResults } from './SearchResults.tsx'
import { guestScreens } from '../../screens/guest-screens.ts'

/**
 * The form with what was asked, and below it the rooms that take that stay. Without a question it
 * only asks.
 */
export function SearchScreen() {
  const words = useWords()
  const { search } = usePlace()
  const choice = stayFromAddress(new URLSearchParams(search))
  const forFamily = isForFamilyRoom(choice)
  const asked = search.length > 1 && !forFamily
  return (
    <>
      <PageHead
        title={words.sitePage.availability}
        description={words.siteSearch.description}
        canonical={guestScreens.search.path}
      />
      <div className="wrap page-head">
        <h1>{isSearchable(choice) ? words.sitePage.availability : words.siteSearch.searchRoom}</h1>
        <p className="soft">
          {isSearchable(choice)
            ? fillText(words.siteSearch.searchedFor, {
                stay: stayYearWords(words, choice),
                guests: partyWords(words, choice.persons),
              })
            : words.siteSearch.chooseDates}
        </p>
      </div>
      <div className="wrap search-flat">
        <SearchForm key={search} initial={choice} incomplete={asked && !isSearchable(choice)} />
      </div>
      {isSearchable(choice) && <Results choice={choice} />}
      {forFamily && <ForFamilyRoom choice={choice} />}
      {asked && hasDates(choice) && !isSearchable(choice) && (
        <div className="section section--results">
          <div className="wrap buttons">
            <CallUs />
          </div>
        </div>
      )}
    </>
  )
}

function Results({ choice }: { choice: ChosenStay }) {
  const { siteSearch: words } = useWords()
  const answer = useQuery(
    availabilityRead({
      arrival: choice.arrival,
      departure: choice.departure,
      guests: choice.persons,
    }),
  )
  return (
    <section className="section section--results" aria-label={words.results}>
      <div className="wrap stack stack--wide">
        <Loaded
          query={answer}
          what={words.freeRooms}
          waiting={
            <>
              <Waiting>{words.searching}</Waiting>
              <RoomBones />
            </>
          }
        >
          {(view) => <SearchResults view={view} />}
        </Loaded>
      </div>
    </section>
  )
}
