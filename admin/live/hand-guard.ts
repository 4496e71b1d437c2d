/**
 * Runs an action now, or on release when a finger or button is pressed: a live change never moves
 * what is under the hand. Several that wait all run, in the order in which they came; the same one
 * runs once. `stop` forgets them.
 */
export function createHandGuard(target: EventTarget = window): {
  whenFree(action: () => void): void
  stop(): void
} {
  let pressed = false
  const waiting = new Set<() => void>()
  const press = () => (pressed = true)
  const release = () => {
    pressed = false
    const actions = [...waiting]
    waiting.clear()
    // After the click that follows the release, so that it still lands where it was aimed.
    for (const action of actions) setTimeout(action, 0)
  }
  const events = [
    ['pointerdown', press],
    ['pointerup', release],
    ['pointercancel', release],
  ] as const
  for (const [name, listener] of events) target.addEventListener(name, listener, true)
  return {
    whenFree: (action) => {
      if (pressed) waiting.add(action)
      else action()
    },
    stop: () => {
      waiting.clear()
      for (const [name, listener] of events) target.removeEventListener(name, listener, true)
    },
  }
}
