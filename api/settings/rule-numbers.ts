import { z } from 'zod'
import {
  checkRuleNumbers,
  formatRuleNumber,
  parseRuleNumber,
  ruleNumberField,
} from '../../rules/forms/check-rule-numbers.ts'
import { loadRuleNumbers, ruleNumberIds } from '../../rules/rule-numbers/catalogue.ts'
import { message } from '../../rules/texts/message.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'
import type { Environment } from '../environment/environment.ts'
import { keptSetting } from './setting-rows.ts'

const fields = ruleNumberIds.map(ruleNumberField)

/** Body of `PUT /api/back-office/settings/rule-numbers`: each number as staff type it. */
const ruleNumbersShape = z.object({
  numbers: z.object(Object.fromEntries(fields.map((field) => [field, typedText]))),
  ...seenVersion,
})

/** `GET /api/back-office/settings/rule-numbers`: the numbers of the rules, in their units. */
const ruleNumbersViewShape = z.object({
  id: z.literal('rule-numbers'),
  numbers: z.record(z.string(), z.string()),
  version: z.int(),
})
export type RuleNumbersView = z.output<typeof ruleNumbersViewShape>

/** The numbers of the rules that staff set: hours, days, nights (BO §4, §5, §9; G §5, §9). */
export const ruleNumbers = keptSetting({
  name: 'RuleNumbers',
  address: 'rule-numbers',
  initial: ({ holdMinutes }: Environment): Record<string, unknown> => ({
    'hold.minutes': holdMinutes,
  }),
  shape: ruleNumbersShape,
  viewShape: ruleNumbersViewShape,
  check({ numbers }, { paymentSessionMinutes: least }) {
    const errors = checkRuleNumbers(numbers)
    const holdField = ruleNumberField('hold.minutes')
    const hold = parseRuleNumber('hold.minutes', numbers[holdField] ?? '')
    if (hold !== null && hold <= least)
      errors.push({ field: holdField, text: message('ruleNumber.holdTooShort', { least }) })
    return errors.map(({ field, text }) => ({ field: `numbers.${field}`, text }))
  },
  partOf({ numbers }, stored) {
    const before = loadRuleNumbers(stored)
    const changed = ruleNumberIds.flatMap((id) => {
      const value = parseRuleNumber(id, numbers[ruleNumberField(id)] ?? '')
      return value === null || value === before[id] ? [] : [[id, value] as const]
    })
    return Object.fromEntries(changed)
  },
  viewOf(stored) {
    const numbers = loadRuleNumbers(stored)
    const typed = ruleNumberIds.map((id) => [
      ruleNumberField(id),
      formatRuleNumber(id, numbers[id]),
    ])
    return { numbers: Object.fromEntries(typed) as Record<string, string> }
  },
})
