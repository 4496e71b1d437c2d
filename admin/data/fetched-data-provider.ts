import type { BackOfficeDataProvider } from './back-office-data-provider.ts'

/**
 * The provider, whose code is fetched with its first call: the sign-in page is there before it. A
 * call that cannot fetch it fails as one that reaches no server does.
 */
export const fetchedDataProvider = new Proxy({} as BackOfficeDataProvider, {
  get:
    (_, name) =>
    async (...asked: unknown[]): Promise<unknown> => {
      const { dataProvider } = await import('./data-provider.ts')
      const call = Reflect.get(dataProvider, name) as (...asked: unknown[]) => Promise<unknown>
      return call(...asked)
    },
})
