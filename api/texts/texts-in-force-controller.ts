import { Get } from '@nestjs/common'
import { z } from 'zod'
import { screenCorrections } from '../../rules/texts/areas.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'

/** What screens that are open lay over their literal texts. */
@BackOffice('texts/in-force')
export class TextsInForceController {
  constructor(private readonly facts: FactsCache) {}

  @Get()
  @Answers(z.record(z.string(), z.string()))
  async inForce(): Promise<Record<string, string>> {
    return screenCorrections((await this.facts.fresh()).texts)
  }
}
