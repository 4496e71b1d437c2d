/**
 * What the browser's build has in place of two parts of the query library that no guest page uses
 * (`vite.config.ts`): each page waits for 2 kB less. Writes go by `calls/send.ts`.
 */
export class MutationCache {
  findAll(): [] {
    return []
  }

  async resumePausedMutations(): Promise<void> {}

  clear(): void {}
}

/** No guest page reads endless lists. */
export function infiniteQueryBehavior(): undefined {}
