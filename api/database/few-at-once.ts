/**
 * Does something with each of many, a few of them at once: the others have the database and the network
 * too. Throws what the work throws.
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
  await Promise.all(Array.from({ length: most }, next))
}
