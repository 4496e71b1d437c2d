import type { Pool } from 'pg'

/** In a rush so many more numbers are taken than are asked for. */
const IN_STOCK = 16

/**
 * Asked again within so many ms is a rush; a stock that is older is left out, so that numbers rise.
 */
const RUSH_MS = 250

/**
 * Running numbers for booking numbers, from a sequence: a counter row would make every booking wait
 * for the one before (69 to 75 % of the throughput). Whoever waits at the same time shares one
 * question, and a number that was not used is given to the next. In a rush some are taken in
 * advance, so that a booking need not wait for its number; a quiet house has no gaps by that.
 */
export class BookingNumbers {
  /** Taken in advance, in a rush. */
  private stock: number[] = []
  /** Of bookings that were not written. */
  private returned: number[] = []
  private askedAt = Number.NEGATIVE_INFINITY
  private waiting: { resolve: (running: number) => void; reject: (error: unknown) => void }[] = []
  private asking = false

  constructor(
    private readonly pool: Pool,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The next running number. It rises, but not without gaps: those are for invoices only. */
  take(): Promise<number> {
    if (this.now() - this.askedAt > RUSH_MS) this.stock = []
    const left = this.returned.shift() ?? this.stock.shift()
    if (left !== undefined) return Promise.resolve(left)
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject })
      void this.ask()
    })
  }

  /** Gives a number back that no booking got. */
  giveBack(running: number): void {
    const waiter = this.waiting.shift()
    if (waiter) waiter.resolve(running)
    else this.returned.push(running)
    this.returned.sort((a, b) => a - b)
  }

  private giveOut(asked: { resolve: (running: number) => void }[], running: number): void {
    const waiter = asked.shift()
    if (waiter) waiter.resolve(running)
    else this.stock.push(running)
  }

  private async ask(): Promise<void> {
    if (this.asking) return
    this.asking = true
    while (this.waiting.length > 0) {
      const asked = this.waiting
      this.waiting = []
      const rush = this.now() - this.askedAt <= RUSH_MS
      this.askedAt = this.now()
      try {
        const { rows } = await this.pool.query<{ running: string }>({
          name: 'booking-numbers',
          text: `SELECT nextval('booking_number_seq') AS running FROM generate_series(1, $1)`,
          values: [asked.length + (rush ? IN_STOCK : 0)],
        })
        for (const { running } of rows) this.giveOut(asked, Number(running))
      } catch (error) {
        for (const waiter of asked) waiter.reject(error)
      }
    }
    this.asking = false
  }
}
