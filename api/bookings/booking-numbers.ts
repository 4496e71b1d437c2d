import type { Pool } from 'pg'

/**
 * Running numbers for booking numbers, from a sequence: a counter row would make every booking wait for the one before (69 to 75 % of the
 * throughput). Whoever waits at the same time shares one question, and a number that was not used is given to the next.
 */
export class BookingNumbers {
  private readonly unused: number[] = []
  private waiting: { resolve: (running: number) => void; reject: (error: unknown) => void }[] = []
  private asking = false

  constructor(private readonly pool: Pool) {}

  /** The next running number. It rises, but not without gaps: those are for invoices only. */
  take(): Promise<number> {
    const left = this.unused.shift()
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
    else this.unused.push(running)
    this.unused.sort((a, b) => a - b)
  }

  private async ask(): Promise<void> {
    if (this.asking) return
    this.asking = true
    while (this.waiting.length > 0) {
      const asked = this.waiting
      this.waiting = []
      try {
        const { rows } = await this.pool.query<{ running: string }>({
          name: 'booking-numbers',
          text: `SELECT nextval('booking_number_seq') AS running FROM generate_series(1, $1)`,
          values: [asked.length],
        })
        for (const { running } of rows) asked.shift()?.resolve(Number(running))
      } catch (error) {
        for (const waiter of asked) waiter.reject(error)
      }
    }
    this.asking = false
  }
}
