import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/**
 * What goes wrong with a call: too many of them, with the seconds to wait where Mollie names them
 * (`Retry-After`, from memory); broken; no answer at all; done, and the answer is lost, or comes
 * after so many ms.
 */
export type Fault =
  | { kind: 'busy'; retryAfter?: number }
  | { kind: 'broken'; status?: number; retryAfter?: number }
  | { kind: 'silent' }
  | { kind: 'answer-lost' }
  | { kind: 'slow'; ms: number }

/** Whether a call that goes wrong is carried out nevertheless. */
export const FAULTS: Record<Fault['kind'], 'before' | 'after'> = {
  busy: 'before',
  broken: 'before',
  silent: 'before',
  'answer-lost': 'after',
  slow: 'after',
}

/** The calls that are to go wrong. */
export class Faults {
  private readonly planned: { fault: Fault; on: RegExp }[] = []

  add(fault: Fault, times: number, on: RegExp): void {
    for (let time = 0; time < times; time++) this.planned.push({ fault, on })
  }

  clear(): void {
    this.planned.length = 0
  }

  /** @param what such as `POST /v2/payments` */
  next(what: string): Fault | null {
    const index = this.planned.findIndex(({ on }) => on.test(what))
    return index === -1 ? null : this.planned.splice(index, 1)[0]!.fault
  }

  happen(
    fault: Fault,
    answer: ServerResponse,
    say: (status: number, told: object, headers?: OutgoingHttpHeaders) => void,
  ): void {
    const wait = 'retryAfter' in fault ? { 'retry-after': String(fault.retryAfter) } : ({} as const)
    switch (fault.kind) {
      case 'busy':
        return say(429, { status: 429, title: 'Too Many Requests' }, wait)
      case 'broken': {
        const { status = 500 } = fault
        return say(status, { status, title: 'Server Error' }, wait)
      }
      case 'answer-lost':
        answer.destroy()
        return
      case 'slow':
      case 'silent':
    }
  }
}
