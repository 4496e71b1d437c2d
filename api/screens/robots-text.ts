import { folders, screenRoutes } from '../../screens/screen-routes.ts'
import { languageTags } from '../../rules/texts/languages.ts'
import { addressesIn } from '../../screens/page-language.ts'

/** `robots.txt`: what no search engine is to read, data and what is one guest's own. */
export function robotsText(publicUrl: string): string {
  const closed = [
    ...folders.filter(({ indexed }) => !indexed),
    ...screenRoutes.filter(({ isPrivate }) => isPrivate),
  ]
  return [
    'User-agent: *',
    ...closed.flatMap(({ path }) =>
      addressesIn(languageTags(), path).map((address) => `Disallow: ${address}`),
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
