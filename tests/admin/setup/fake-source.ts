/** A stream that does what the test says. */
export class FakeSource {
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  closed = false
  private readonly listeners = new Map<string, (message: { data: string }) => void>()
  addEventListener(name: string, listener: (message: { data: string }) => void) {
    this.listeners.set(name, listener)
  }
  say(name: string, data = '') {
    this.listeners.get(name)?.({ data })
  }
  close() {
    this.closed = true
  }
}
