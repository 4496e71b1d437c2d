/**
 * Does something with each of many, a few of them at once: the others have the database and the network
 * too. Work that throws ends its line: the others go on, and once all have ended the first failure is
 * thrown.
 *
 * @param most how many are under way at once
 */
export async function fewAtOnce<T>(
  many: readonly T[],
  most: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = many.values()
  const next = async () => {
    for (const one of waiting) await work(one)
  }
  const ends = await Promise.allSettled(Array.from({ length: most }, next))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
