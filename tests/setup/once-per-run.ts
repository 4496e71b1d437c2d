interface Held<T> {
  started: Promise<{ value: T; stop(): Promise<void> }>
  holders: number
}

/**
 * Several projects ask for the same server and every project loads its setup files for itself:
 * start it for the first, hand it to all, stop it after the last.
 */
export async function oncePerRun<T>(
  name: string,
  start: () => Promise<{ value: T; stop(): Promise<void> }>,
) {
  const key = Symbol.for(`kamersleutel.tests.${name}`)
  const run = globalThis as unknown as Record<symbol, Held<T> | undefined>
  const held = (run[key] ??= { started: start(), holders: 0 })
  held.holders++
  const { value, stop } = await held.started
  return {
    value,
    async release() {
      if (--held.holders > 0) return
      delete run[key]
      await stop()
    },
  }
}
