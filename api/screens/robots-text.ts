import { folders, screenRoutes } from '../../screens/screen-routes.ts'

/** `robots.txt`: what no search engine is to read, data and what is one guest's own. */
export function robotsText(publicUrl: string): string {
  const closed = [
    ...folders.filter(({ indexed }) => !indexed),
    ...screenRoutes.filter(({ isPrivate }) => isPrivate),
  ]
  return [
    'User-agent: *',
    ...closed.map(({ path }) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
