import { type ComponentType, lazy } from 'react'

/** A screen whose code comes when it is asked for, and how to ask for it before. */
export interface LazyScreen<Props extends object = object> {
  Screen: ComponentType<Props>
  load(): Promise<unknown>
}

/** The login page needs none of the screens behind it: each is a file of its own on the wire. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  return { Screen: lazy(async () => ({ default: await load() })), load }
}
