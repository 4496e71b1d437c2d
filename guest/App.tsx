import { useQuery } from '@tanstack/react-query'
import { Suspense, useContext } from 'react'
import { propertyRead } from './calls/reads.ts'
import { PageHead, siteName } from './page/PageHead.tsx'
import { usePlace } from './page/router.tsx'
import { useArrival } from './page/use-arrival.ts'
import { ClockBanner } from './property/ClockBanner.tsx'
import { PropertyContext } from './property/PropertyContext.tsx'
import { SiteFoot } from './property/SiteFoot.tsx'
import { SiteHead } from './property/SiteHead.tsx'
import { screenAt } from './screens.ts'
import { BrokenScreen } from './states/BrokenScreen.tsx'
import { Loaded } from './states/Loaded.tsx'
import { NotFoundScreen } from './states/NotFoundScreen.tsx'
import { PageWaiting } from './states/PageWaiting.tsx'
import { NoScriptContext } from './states/no-script-context.ts'
import { useWords } from './texts/words.ts'
import { LanguageOffer } from './property/LanguageSwitch.tsx'

/**
 * The site: the beam with the menu, one screen, the foot. Which screens there are stands in
 * `screens.ts`.
 */
export function App() {
  const { sitePage: words } = useWords()
  const property = useQuery(propertyRead())
  const main = useArrival()
  const { pathname } = usePlace()
  const NoScript = useContext(NoScriptContext)
  const route = screenAt(pathname, property.data?.open)
  const Screen = route?.screen.Part
  return (
    <>
      <a className="skip" href="#main">
        {words.toContent}
      </a>
      <LanguageOffer />
      {property.data && <ClockBanner property={property.data} />}
      <SiteHead property={property.data} />
      <PageHead
        title={property.data?.name || siteName}
        house={property.data?.name}
        canonical={null}
      />
      <main id="main" tabIndex={-1} ref={main}>
        <Loaded query={property} what={words.thisPage} waiting={<PageWaiting />}>
          {(known) => (
            <PropertyContext value={known}>
              {route?.booksByScript && <noscript>{NoScript && <NoScript />}</noscript>}
              <Suspense fallback={<PageWaiting />}>
                <BrokenScreen key={pathname}>
                  {Screen ? <Screen /> : <NotFoundScreen />}
                </BrokenScreen>
              </Suspense>
            </PropertyContext>
          )}
        </Loaded>
      </main>
      <SiteFoot property={property.data} />
    </>
  )
}
