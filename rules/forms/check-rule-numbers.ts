import { kilometresText } from '../breakfast/delivery-area.ts'
import { dutchDayOfYear } from '../calendar/dutch.ts'
import {
  type NumberUnit,
  type RuleNumber,
  type RuleNumberId,
  isWithinBounds,
  ruleNumberCatalogue,
  ruleNumberIds,
} from '../rule-numbers/catalogue.ts'
import type { Message } from '../texts/message.ts'
import { parseKilometres } from './check-delivery-distance.ts'
import type { FieldError } from './field-error.ts'
import { wrongFields } from './wrong-fields.ts'

/** The field of a number in a form: a point in its name would be a part of a part there. */
export function ruleNumberField(id: RuleNumberId): string {
  return id.replace('.', '-')
}

const parsers: Record<NumberUnit, (text: string) => number | null> = {
  clock: parseClock,
  'day-of-year': parseDayOfYear,
  metres: parseKilometres,
  days: parseWhole,
  minutes: parseWhole,
  nights: parseWhole,
}

function parseWhole(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

function parseClock(text: string): number | null {
  const match = /^(\d{1,2})[:.](\d{2})$/.exec(text)
  if (!match || Number(match[2]) > 59) return null
  return Number(match[1]) * 60 + Number(match[2])
}

function parseDayOfYear(text: string): number | null {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(text)
  return match ? Number(match[2]) * 100 + Number(match[1]) : null
}

/** A number as staff type it, in its unit; null where it is none or out of its bounds. */
export function parseRuleNumber(id: RuleNumberId, typed: string): number | null {
  const value = parsers[ruleNumberCatalogue[id].unit](typed.trim())
  return isWithinBounds(id, value) ? value : null
}

/** A number as staff read and type it: `14:00`, `24-12`, `10` kilometres, `400`. */
export function formatRuleNumber(id: RuleNumberId, value: number): string {
  const { unit } = ruleNumberCatalogue[id]
  const two = (part: number) => String(part).padStart(2, '0')
  if (unit === 'clock') return `${two(Math.floor(value / 60))}:${two(value % 60)}`
  if (unit === 'day-of-year') return `${value % 100}-${Math.floor(value / 100)}`
  return unit === 'metres' ? kilometresText(value) : String(value)
}

/** Checks the numbers as staff type them: what is wrong at which field, in their order. */
export function checkRuleNumbers(typed: Readonly<Record<string, string>>): FieldError[] {
  return wrongFields(
    ruleNumberIds.map((id) => {
      const field = ruleNumberField(id)
      return [field, parseRuleNumber(id, typed[field] ?? '') === null ? refusal(id) : null] as const
    }),
  )
}

function refusal(id: RuleNumberId): Message {
  const { unit, least, most, start }: RuleNumber = ruleNumberCatalogue[id]
  const shown = (value: number) => formatRuleNumber(id, value)
  return {
    id: `ruleNumber.${unit === 'day-of-year' ? 'day' : unit}`,
    values: {
      least: shown(least),
      most: shown(most),
      example: unit === 'day-of-year' ? dutchDayOfYear(start) : shown(start),
      typed: shown(start),
    },
  }
}
