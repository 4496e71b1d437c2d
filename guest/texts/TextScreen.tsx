import { useQuery } from '@tanstack/react-query'
import { pageTextRead } from '../calls/reads.ts'
import { PageHead } from '../page/PageHead.tsx'
import { usePlace } from '../page/router.tsx'
import { useProperty, useLangOf } from '../property/PropertyContext.tsx'
import { FootLinks } from '../property/FootLinks.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'
import { PageWaiting } from '../states/PageWaiting.tsx'
import { PageBlocks } from './PageBlocks.tsx'
import { slugOf } from './slug-of.ts'
import { useWords } from './words.ts'
import { guestRouteAt } from '../../screens/guest-screens.ts'
import { HOUSE_TAG } from '../../screens/page-language.ts'

/** An information page (G §2): a title, its words, and the pages beside it. */
export function TextScreen() {
  const { sitePage: words, language } = useWords()
  const langOf = useLangOf()
  const dutch = (languages: string[]) => (languages.includes(language.tag) ? undefined : HOUSE_TAG)
  const { pathname } = usePlace()
  const property = useProperty()
  const list = guestRouteAt(pathname)?.foot?.list ?? 'house'
  return (
    <Loaded
      query={useQuery(pageTextRead(slugOf(pathname)))}
      what={words.thisPage}
      waiting={<PageWaiting />}
      missing={<NotFoundScreen />}
    >
      {({ title, description, blocks, languages }) => (
        <>
          <PageHead
            title={title}
            description={description}
            canonical={pathname}
            languages={languages}
            picture={blocks.find((block) => block.kind === 'picture')?.source}
          />
          <div className="wrap text-page">
            <article className="prose" lang={dutch(languages)}>
              <h1 lang={langOf(title) ?? (dutch(languages) && language.tag)}>{title}</h1>
              <PageBlocks blocks={blocks} />
            </article>
            <nav className="text-page__more" aria-labelledby="more-title">
              <h2 id="more-title">{list === 'house' ? words.moreOfTheHouse : words.moreToKnow}</h2>
              <FootLinks list={list} property={property} />
            </nav>
          </div>
        </>
      )}
    </Loaded>
  )
}
