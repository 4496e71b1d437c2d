import { Get } from '@nestjs/common'
import { z } from 'zod'
import { type ScreenWords, screenWords } from '../../rules/texts/all-words.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Answers, BackOffice } from '../requests/routes.ts'

/** What screens that are open say from now on. */
@BackOffice('texts/in-force')
export class TextsInForceController {
  constructor(private readonly facts: FactsCache) {}

  @Get()
  @Answers(z.record(z.string(), z.record(z.string(), z.string())))
  async inForce(): Promise<ScreenWords> {
    return screenWords((await this.facts.fresh()).words)
  }
}
