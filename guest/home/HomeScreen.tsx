import { fillText } from '../../rules/texts/fill-text.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { PageHead, siteName } from '../page/PageHead.tsx'
import { useGo, usePlace } from '../page/router.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { houseWords } from '../property/house-words.ts'
import { inPlace } from '../property/property-words.ts'
import { LoadedRooms } from '../rooms/LoadedRooms.tsx'
import { Rooms } from '../rooms/Rooms.tsx'
import { SearchForm } from '../search/SearchForm.tsx'
import { roomPath, stayFromAddress, stayIn, stayToAddress } from '../stay/stay-choice.ts'
import { useWords } from '../texts/words.ts'
import { AppCode } from './AppCode.tsx'
import { Extras } from './Extras.tsx'
import { GoodToKnow } from './GoodToKnow.tsx'
import { NewsBanner } from './NewsBanner.tsx'
import { OwnBookingBanner } from './OwnBookingBanner.tsx'
import { Reviews } from './Reviews.tsx'
import { StaffEntrance } from './StaffEntrance.tsx'

/**
 * The front of the property: search, the rooms on their hooks, and what one should know before coming.
 */
export function HomeScreen() {
  const words = useWords()
  const { pathname, search } = usePlace()
  const go = useGo()
  const choice = stayFromAddress(new URLSearchParams(search))
  const property = useProperty()
  const { name, city, readings, isDemo } = property
  const line = houseWords(words, 'heroLine', property)
  const allIn = readings['price.from'] === 'all-in'
  return (
    <>
      <PageHead
        title={fillText(words.siteHome.title, {
          name: name || siteName,
          inPlace: inPlace(words, city),
        })}
        description={houseWords(words, 'homeDescription', property)}
        canonical={guestScreens.home.path}
      />
      <OwnBookingBanner />
      <NewsBanner />
      <section className="hero" aria-labelledby="hero-title">
        <div className="wrap hero__words">
          <h1 id="hero-title">{words.house.heroTitle}</h1>
          {line && <p>{line}</p>}
        </div>
        <img
          className="hero__picture"
          src="/art/maasdal.svg"
          alt=""
          width="1200"
          height="800"
          fetchPriority="high"
        />
        <div className="wrap">
          <SearchForm
            initial={choice}
            // In the address it outlives a reload, and every room of the page leads to its days.
            onChange={(next) => go(`${pathname}${stayToAddress(next)}`, { replace: true })}
          />
        </div>
      </section>
      <section className="section" aria-labelledby="rooms-title">
        <div className="wrap">
          <div className="section__head">
            <h2 id="rooms-title">{words.siteHome.rooms}</h2>
            <p className="soft">
              {words.siteHome.roomsDiffer} {allIn && words.siteHome.lowestPrice}
            </p>
          </div>
          <LoadedRooms>
            {(list) => <Rooms rooms={list} to={(room) => roomPath(stayIn(room, choice))} />}
          </LoadedRooms>
        </div>
      </section>
      <GoodToKnow />
      <Extras />
      {isDemo && <Reviews />}
      <AppCode />
      <StaffEntrance />
    </>
  )
}
