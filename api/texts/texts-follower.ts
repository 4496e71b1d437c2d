import { Injectable, type OnModuleInit } from '@nestjs/common'
import { filter } from 'rxjs'
import { FactsCache } from '../facts/facts-cache.ts'
import { LiveEvents } from '../live/live-events.ts'

const FOLLOWED = ['texts', 'translations', 'settings']

/**
 * Has this process say what another one corrected, and know the address that another one set, also
 * where an answer needs no facts: a refused sign-in, `robots.txt`. Looking at the facts is all it
 * takes.
 */
@Injectable()
export class TextsFollower implements OnModuleInit {
  constructor(
    private readonly events: LiveEvents,
    private readonly facts: FactsCache,
  ) {}

  onModuleInit(): void {
    this.events.changes
      .pipe(filter(({ noun }) => noun === null || FOLLOWED.includes(noun)))
      .subscribe(() => {
        // A look that fails is made again by the next request.
        this.facts.fresh().catch(() => {})
      })
  }
}
