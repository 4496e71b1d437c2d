import { ApiProblem } from '../data/api-problem.ts'

/**
 * Where calls wait whose session ended meanwhile (reading `access.signed-out`): the password is
 * asked for over the screen, then they are made again, so that nothing typed is lost.
 */
export interface SessionDoor {
  /** Whether the password is asked for now. */
  isShut(): boolean
  /** Asks for the password, once however many wait; resolves when somebody has signed in. */
  signedInAgain(): Promise<void>
  /** Somebody has signed in: what waits goes on. */
  open(): void
  subscribe(listener: () => void): () => void
}

export function createSessionDoor(): SessionDoor {
  const listeners = new Set<() => void>()
  let waiting: (() => void)[] = []
  const tell = () => listeners.forEach((listener) => listener())
  return {
    isShut: () => waiting.length > 0,
    signedInAgain() {
      return new Promise((resolve) => {
        waiting = [...waiting, resolve]
        tell()
      })
    },
    open() {
      const resolved = waiting
      waiting = []
      resolved.forEach((resolve) => resolve())
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** True for the answer to a call that needs a session and has none. */
export function isSignedOut(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.status === 401
}

/**
 * The provider, each call of which waits at the door when its session is over, and is made again
 * behind it.
 */
export function throughTheDoor<Provider extends object>(
  provider: Provider,
  door: SessionDoor,
): Provider {
  return new Proxy(provider, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name)
      if (typeof call !== 'function') return call
      return async (...asked: unknown[]): Promise<unknown> => {
        for (;;) {
          try {
            return await (call.apply(target, asked) as Promise<unknown>)
          } catch (problem) {
            if (!isSignedOut(problem)) throw problem
          }
          await door.signedInAgain()
        }
      }
    },
  })
}
