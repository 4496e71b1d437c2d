import { z } from 'zod'
import { ruleNumberField } from '../../rules/forms/check-rule-numbers.ts'
import { ruleNumberIds } from '../../rules/rule-numbers/catalogue.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'

const fields = ruleNumberIds.map(ruleNumberField)

/** Body of `PUT /api/back-office/settings/rule-numbers`: each number as staff type it. */
export const ruleNumbersShape = z.object({
  numbers: z.object(Object.fromEntries(fields.map((field) => [field, typedText]))),
  ...seenVersion,
})

/** `GET /api/back-office/settings/rule-numbers`: the numbers of the rules, in their units. */
export const ruleNumbersViewShape = z.object({
  id: z.literal('rule-numbers'),
  numbers: z.record(z.string(), z.string()),
  version: z.int(),
})
export type RuleNumbersView = z.output<typeof ruleNumbersViewShape>
