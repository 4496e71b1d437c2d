import { Inject, Injectable } from '@nestjs/common'
import { ENVIRONMENT, type Environment } from './environment.ts'

/** The row `public-address` of the settings; null: nobody gave one. */
export interface AddressSetting {
  url: string | null
}

/**
 * Where guests and staff find the house. Asked at each use: what staff set counts without a
 * restart, in each process that follows the settings.
 */
@Injectable()
export class PublicAddress {
  private stored: string | null = null

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'publicUrl' | 'port'>,
  ) {}

  /**
   * The origin in the browser's address bar, without a slash at the end: what the start says, else
   * what staff set, else where the house listens.
   */
  get url(): string {
    return this.given ?? `http://localhost:${this.environment.port}`
  }

  /** What was given as the address; null: nothing was. */
  get given(): string | null {
    return this.environment.publicUrl ?? this.stored
  }

  /** Whether the start says it: then no setting counts. */
  get isFromStart(): boolean {
    return this.environment.publicUrl !== null
  }

  get isHttps(): boolean {
    return this.url.startsWith('https:')
  }

  get hostname(): string {
    return new URL(this.url).hostname
  }

  follow(setting: Partial<AddressSetting> | null): void {
    this.stored = setting?.url ?? null
  }
}
