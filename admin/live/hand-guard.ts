/**
 * Runs `action` now, or on release when a finger or button is pressed: a live change never moves what
 * is under the hand. Returns a function that forgets the wait.
 */
export function createHandGuard(target: EventTarget = window): {
  whenFree(action: () => void): void
  stop(): void
} {
  let pressed = false
  let waiting: (() => void) | null = null
  const press = () => (pressed = true)
  const release = () => {
    pressed = false
    const action = waiting
    waiting = null
    // After the click that follows the release, so that it still lands where it was aimed.
    if (action) setTimeout(action, 0)
  }
  const events = [
    ['pointerdown', press],
    ['pointerup', release],
    ['pointercancel', release],
  ] as const
  for (const [name, listener] of events) target.addEventListener(name, listener, true)
  return {
    whenFree: (action) => {
      if (pressed) waiting = action
      else action()
    },
    stop: () => {
      waiting = null
      for (const [name, listener] of events) target.removeEventListener(name, listener, true)
    },
  }
}
