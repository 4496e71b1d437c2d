import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { PageHead, siteName } from './page/PageHead.tsx'
import { usePlace } from './page/router.tsx'
import { houseRead } from './calls/reads.ts'
import { ClockBanner } from './house/ClockBanner.tsx'
import { HouseContext } from './house/HouseContext.tsx'
import { SiteFoot } from './house/SiteFoot.tsx'
import { SiteHead } from './house/SiteHead.tsx'
import { useArrival } from './page/use-arrival.ts'
import { screenAt } from './screens.ts'
import { BrokenScreen } from './states/BrokenScreen.tsx'
import { Loaded } from './states/Loaded.tsx'
import { NotFoundScreen } from './states/NotFoundScreen.tsx'
import { PageWaiting } from './states/PageWaiting.tsx'

/**
 * The site: the beam with the menu, one screen, the foot. Which screens there are stands in
 * `screens.ts`.
 */
export function App() {
  const house = useQuery(houseRead())
  const main = useArrival()
  const { pathname } = usePlace()
  const Screen = screenAt(pathname)?.screen.Part
  return (
    <>
      <a className="skip" href="#main">
        Naar de inhoud
      </a>
      {house.data && <ClockBanner house={house.data} />}
      <SiteHead house={house.data} />
      <PageHead title={siteName} canonical={null} />
      <main id="main" tabIndex={-1} ref={main}>
        <Loaded query={house} what="de kamers" waiting={<PageWaiting />}>
          {(known) => (
            <HouseContext value={known}>
              <Suspense fallback={<PageWaiting />}>
                <BrokenScreen key={pathname}>
                  {Screen ? <Screen /> : <NotFoundScreen />}
                </BrokenScreen>
              </Suspense>
            </HouseContext>
          )}
        </Loaded>
      </main>
      <SiteFoot house={house.data} />
    </>
  )
}
