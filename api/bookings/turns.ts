/** Lets those who want the same thing take turns, in the order they came. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>()

  /** Does `work` when all who came before for the same `what` are done, whatever came of them. */
  async take<T>(what: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(what) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.last.set(what, mine)
    try {
      return await mine
    } finally {
      if (this.last.get(what) === mine) this.last.delete(what)
    }
  }
}
