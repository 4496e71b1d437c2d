import type { ComponentType, ReactNode } from 'react'
import { screenRoutes } from '../screens/screen-routes.ts'
import type { ScreenRoute } from '../screens/screen-route.ts'
import { type LazyScreen, lazyScreen } from './shell/lazy-screen.tsx'
import { addTexts } from './texts/i18n-provider.ts'
import { withTheirScreens } from './texts/with-their-screens.ts'

/** What stands around each of them, with their texts. */
export const layout = lazyScreen<{ children: ReactNode }>(async () => {
  const [{ BackOfficeLayout }, { behindTheDoor }] = await Promise.all([
    import('./shell/BackOfficeLayout.tsx'),
    import('./texts/behind-the-door.ts'),
  ])
  await addTexts(behindTheDoor)
  return BackOfficeLayout
})

/** What stands at any other address. */
export const notFound = lazyScreen(
  async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage,
)

/** Every file that is named as a page; the table of routes says which stands at which address. */
const pages = import.meta.glob<Record<string, ComponentType>>([
  './*/*Page.tsx',
  '!./staff/LoginPage.tsx',
])

/** The screens of who is signed in, with what the table says of each. */
export const staffScreens: readonly (ScreenRoute & LazyScreen)[] = screenRoutes.flatMap((route) =>
  route.source ? [{ ...route, ...pageAt(route.source) }] : [],
)

/** A page as it stands in its source: the component has the name of the file. */
function pageAt(source: string): LazyScreen {
  const load = pages[`./${source}`]
  const name = /(\w+)\.tsx$/.exec(source)?.[1] ?? ''
  if (!load) throw new RangeError(`there is no page admin/${source}`)
  const texts = withTheirScreens[source.split('/')[0] ?? '']
  return lazyScreen(async () => {
    const [page, more] = await Promise.all([load(), texts?.()])
    if (more) await addTexts(more)
    return page[name]!
  })
}

/**
 * Fetches the code of the screen at an address, before it is drawn. What fails here is told when
 * the screen is.
 */
export function fetchScreen(path: string): void {
  const screen = staffScreens.find((each) => each.path === path)
  if (screen) void Promise.all([layout.load(), screen.load()]).catch(() => {})
}
