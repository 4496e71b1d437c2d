import type { ScreenRoute } from './screen-route.ts'

/** One of the three screens of rows that staff keep. */
type KeptScreen = Required<Pick<ScreenRoute, 'path' | 'source' | 'page' | 'resource'>> & {
  site: 'back-office'
  access: 'staff'
}

/**
 * The screens of rows that staff keep: the list, `…/toevoegen` and `…/aanpassen?id=`.
 *
 * @param names of the list, of the form of one more, and of the page of one row
 * @param source their file below `admin/`, without `Pages.tsx`
 */
export function keptScreens<const Names extends readonly [string, string, string]>(
  names: Names,
  { path, source, resource }: Pick<KeptScreen, 'path' | 'source' | 'resource'>,
): Record<Names[number], KeptScreen> {
  const screen = (page: KeptScreen['page'], below: string): KeptScreen => ({
    path: path + below,
    site: 'back-office',
    access: 'staff',
    source: `${source}Pages.tsx`,
    page,
    resource,
  })
  const [list, add, one] = names
  return {
    [list]: screen('list', ''),
    [add]: screen('add', '/toevoegen'),
    [one]: screen('one', '/aanpassen'),
  } as Record<Names[number], KeptScreen>
}
