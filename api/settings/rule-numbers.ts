import { Inject, Injectable } from '@nestjs/common'
import type { z } from 'zod'
import {
  checkRuleNumbers,
  formatRuleNumber,
  parseRuleNumber,
  ruleNumberField,
} from '../../rules/forms/check-rule-numbers.ts'
import {
  type RuleNumbers,
  loadRuleNumbers,
  ruleNumberIds,
} from '../../rules/rule-numbers/catalogue.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { ruleNumberTexts } from '../../rules/texts/rule-number.ts'
import { keptController } from '../edits/kept-controller.ts'
import type { Editor } from '../edits/staff-edits.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { type Answer, invalidInput } from '../errors/refused.ts'
import {
  type RuleNumbersView,
  ruleNumbersShape,
  ruleNumbersViewShape,
} from './rule-numbers-shape.ts'
import { SettingRows } from './setting-rows.ts'

const KEY = 'rule-numbers'

/** The numbers of the rules that staff set: hours, days, nights (BO §4, §5, §9; G §5, §9). */
@Injectable()
export class RuleNumberRows {
  constructor(
    private readonly settings: SettingRows,
    @Inject(ENVIRONMENT)
    private readonly environment: Pick<Environment, 'holdMinutes' | 'paymentSessionMinutes'>,
  ) {}

  async one(): Promise<RuleNumbersView> {
    const { numbers, version } = await this.stored()
    const shown = ruleNumberIds.map((id) => [
      ruleNumberField(id),
      formatRuleNumber(id, numbers[id]),
    ])
    return {
      id: KEY,
      numbers: Object.fromEntries(shown) as RuleNumbersView['numbers'],
      version,
    }
  }

  async change(
    staff: Editor,
    { numbers: typed, version }: z.output<typeof ruleNumbersShape>,
  ): Promise<Answer<RuleNumbersView>> {
    const errors = checkRuleNumbers(typed)
    const least = this.environment.paymentSessionMinutes
    const hold = parseRuleNumber('hold.minutes', typed[ruleNumberField('hold.minutes')] ?? '')
    if (hold !== null && hold <= least)
      errors.push({
        field: ruleNumberField('hold.minutes'),
        text: fillText(ruleNumberTexts.holdTooShort, { least }),
      })
    if (errors.length > 0) {
      const fields = errors.map(({ field, text }) => ({ field: `numbers.${field}`, text }))
      return { ok: false, error: invalidInput(fields) }
    }
    const { numbers } = await this.stored()
    const changed = ruleNumberIds.flatMap((id) => {
      const value = parseRuleNumber(id, typed[ruleNumberField(id)] ?? '')
      return value === null || value === numbers[id] ? [] : [[id, value] as const]
    })
    const part = Object.fromEntries(changed)
    const written = await this.settings.write(staff, { key: KEY, version }, part)
    return written.ok ? { ok: true, value: await this.one() } : written
  }

  /** What is stored, and for the rest what the house starts with. */
  private async stored(): Promise<{ numbers: RuleNumbers; version: number }> {
    const { value, version } = await this.settings.read<Record<string, unknown>>(KEY, {
      'hold.minutes': this.environment.holdMinutes,
    })
    return { numbers: loadRuleNumbers(value), version }
  }
}

/** The routes of the rules' numbers. */
export const ruleNumbersController = keptController(
  {
    name: 'RuleNumbers',
    resource: 'settings/rule-numbers',
    keys: {},
    view: ruleNumbersViewShape,
    change: ruleNumbersShape,
  },
  RuleNumberRows,
)
