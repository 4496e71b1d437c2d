import { Body, Get, Inject, Put } from '@nestjs/common'
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
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { Refused, delivered, invalidInput } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import {
  type RuleNumbersView,
  ruleNumbersShape,
  ruleNumbersViewShape,
} from './rule-numbers-shape.ts'
import { SettingRows } from './setting-rows.ts'

const KEY = 'rule-numbers'

/** The numbers of the rules that staff set: hours, days, nights (BO §4, §5, §9; G §5, §9). */
@BackOffice('settings/rule-numbers')
export class RuleNumbersController {
  constructor(
    private readonly settings: SettingRows,
    @Inject(ENVIRONMENT)
    private readonly environment: Pick<Environment, 'holdMinutes' | 'paymentSessionMinutes'>,
  ) {}

  @Get()
  @Answers(ruleNumbersViewShape)
  async current(): Promise<RuleNumbersView> {
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

  @Put()
  @Answers(ruleNumbersViewShape)
  async change(
    @Body({ schema: ruleNumbersShape }) order: z.output<typeof ruleNumbersShape>,
    @ActingStaff() staff: StaffMember,
  ): Promise<RuleNumbersView> {
    const { numbers: typed, version } = order
    const errors = checkRuleNumbers(typed)
    const least = this.environment.paymentSessionMinutes
    const hold = parseRuleNumber('hold.minutes', typed[ruleNumberField('hold.minutes')] ?? '')
    if (hold !== null && hold <= least)
      errors.push({
        field: ruleNumberField('hold.minutes'),
        text: fillText(ruleNumberTexts.holdTooShort, { least }),
      })
    if (errors.length > 0)
      throw new Refused(
        invalidInput(errors.map(({ field, text }) => ({ field: `numbers.${field}`, text }))),
      )
    const { numbers } = await this.stored()
    const changed = ruleNumberIds.flatMap((id) => {
      const value = parseRuleNumber(id, typed[ruleNumberField(id)] ?? '')
      return value === null || value === numbers[id] ? [] : [[id, value] as const]
    })
    delivered(await this.settings.write(staff, { key: KEY, version }, Object.fromEntries(changed)))
    return this.current()
  }

  /** What is stored, and for the rest what the house starts with. */
  private async stored(): Promise<{ numbers: RuleNumbers; version: number }> {
    const { value, version } = await this.settings.read<Record<string, unknown>>(KEY, {
      'hold.minutes': this.environment.holdMinutes,
    })
    return { numbers: loadRuleNumbers(value), version }
  }
}
