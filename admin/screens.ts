import type { ComponentType } from 'react'
import { screenRoutes } from '../screens/screen-routes.ts'
import type { ScreenRoute } from '../screens/screen-route.ts'
import { type LazyScreen, lazyScreen } from './shell/lazy-screen.tsx'
import { addTexts } from './texts/i18n-provider.ts'
import { withTheirScreens } from './texts/with-their-screens.ts'

/** Every file that is named as a page; the table of routes says which stands at which address. */
const pages = import.meta.glob<Record<string, ComponentType>>([
  './*/*Page.tsx',
  './*/*Pages.tsx',
  '!./staff/LoginPage.tsx',
])

/** The screens of who is signed in, with what the table says of each. */
export const staffScreens: readonly (ScreenRoute & LazyScreen)[] = screenRoutes.flatMap((route) =>
  route.source ? [{ ...route, ...pageAt(route.source, route.page) }] : [],
)

/** A page as it stands in its source: the component has the name of the file, or of the page. */
function pageAt(source: string, its?: ScreenRoute['page']): LazyScreen {
  const load = pages[`./${source}`]
  const name = its ?? /(\w+)\.tsx$/.exec(source)?.[1] ?? ''
  if (!load) throw new RangeError(`there is no page admin/${source}`)
  const texts = withTheirScreens[source.split('/')[0] ?? '']
  return lazyScreen(async () => {
    const [page, more] = await Promise.all([load(), texts?.()])
    if (more) await addTexts(more)
    return page[name]!
  })
}

/** The screen at an address; undefined where nothing is, or what is nobody's of staff. */
export function screenAt(path: string): LazyScreen | undefined {
  return staffScreens.find((each) => each.path === path)
}
