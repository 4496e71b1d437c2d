/**
 * `unreachable`: try again later with the same idempotency key. `refused`: the provider understood
 * and said no.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  constructor(
    readonly reason: 'unreachable' | 'refused',
    message: string,
    readonly status: number | null = null,
  ) {
    super(message)
  }
}

/** The provider answered, and not as it does: what it says of this one thing cannot be read. */
export class UnreadableAnswer extends ProviderError {
  constructor(message: string) {
    super('unreachable', message)
  }
}
