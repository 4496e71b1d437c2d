const TRIES = 5

/**
 * Does something a few times over, where what went wrong may not go wrong again.
 *
 * @param isWorthIt whether it may
 * @throws what the last try did
 */
export async function triedAgain<T>(
  work: () => Promise<T>,
  isWorthIt: (error: unknown) => boolean,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES || !isWorthIt(error)) throw error
    }
  }
}

/** Two transactions waited for each other, and PostgreSQL ended this one (40P01). */
export function isDeadlock(error: unknown): boolean {
  return (error as { code?: string }).code === '40P01'
}
