import { dutchDayOfYear, dutchWeekday } from '../../rules/calendar/dutch.ts'
import { formatRuleNumber } from '../../rules/forms/check-rule-numbers.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { formatPercentage } from '../../rules/money/parse-percentage.ts'
import {
  type NumberUnit,
  type RuleNumberId,
  ruleNumberCatalogue,
} from '../../rules/rule-numbers/catalogue.ts'
import type { ReadingId } from '../../rules/readings/catalogue.ts'
import { readingWords } from '../readings/reading-rows.ts'

/** What a stored value of a field with a form of its own says; null where it has no such form. */
export function storedWords(field: string, value: string): string | null {
  if (isRuleNumber(field)) return numberWords(field, value)
  const named = enums[field]?.[value]
  if (named !== undefined) return named
  const list = lists[field]
  return (list && listOf(value)?.map(list).join('; ')) ?? null
}

/** A reading as people know it, by its id; undefined where there is none of that id. */
export function readingOf(
  id: string,
): { title: string; values: Readonly<Record<string, string>> } | undefined {
  return Object.hasOwn(readingWords, id) ? readingWords[id as ReadingId] : undefined
}

function isRuleNumber(field: string): field is RuleNumberId {
  return Object.hasOwn(ruleNumberCatalogue, field)
}

const units: Readonly<Record<NumberUnit, (shown: string, value: number) => string>> = {
  clock: (shown) => `${shown} uur`,
  'day-of-year': (_, value) => dutchDayOfYear(value),
  days: (shown) => `${shown} dagen`,
  metres: (shown) => `${shown} km`,
  minutes: (shown) => `${shown} minuten`,
  nights: (shown, value) => `${shown} ${value === 1 ? 'nacht' : 'nachten'}`,
}

function numberWords(id: RuleNumberId, value: string): string {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) return value
  return units[ruleNumberCatalogue[id].unit](formatRuleNumber(id, number), number)
}

/** Of fields that hold one of a few words of the machine. */
const vat = {
  lodging: 'Logies',
  food: 'Eten en drinken',
  standard: 'Overig',
  none: 'Buiten de btw',
}
const enums: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  category: vat,
  vat_category: vat,
  kind: { ordinary: 'Gewone kamer', family: 'Familiekamer' },
  unit: { piece: 'per stuk', day: 'per dag', person: 'per persoon' },
  state: {
    waiting: 'Gaat nog in',
    done: 'Ingegaan',
    refused: 'Niet doorgegaan',
    withdrawn: 'Ingetrokken',
    stay: 'Verblijf',
    closure: 'Sluiting',
    double: 'Dubbel geboekt',
    ignored: 'Genegeerd',
    unconfirmed: 'Op de eerste lijst',
    unclear: 'Onduidelijk',
    gone: 'Weg bij het kanaal',
  },
  meaning: { stay: 'Verblijf', closure: 'Sluiting', ignore: 'Negeren' },
  asks: {
    'moved-begun': 'Verzet bij het kanaal, maar begonnen',
    'moved-billed': 'Verzet bij het kanaal, maar op een rekening',
    'gone-begun': 'Weg bij het kanaal, maar begonnen',
    'gone-billed': 'Weg bij het kanaal, maar op een rekening',
  },
}

/** Of fields that hold a list: what one of it says, at its place from 0. */
const lists: Readonly<Record<string, (one: never, place: number) => string>> = {
  /** What a planned edit changes, as its form said it. */
  told: ({ field, from, to }: { field: string; from: string; to: string }) =>
    `${field}: ${from || '–'} → ${to || '–'}`,
  steps: ({ daysBefore, basisPoints }: { daysBefore: number; basisPoints: number }) =>
    `${formatPercentage(basisPoints)}% tot ${daysBefore} ${daysBefore === 1 ? 'dag' : 'dagen'} voor aankomst`,
  checkIn: (hours: string, weekday) => `${dutchWeekday(weekday + 1)} ${hours || '–'}`,
  /** From nobody on: the first place is for 0 persons. */
  extra_by_persons: (cents: number, persons) => `${persons}: ${formatEuro(cents)}`,
}

function listOf(value: string): never[] | null {
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) ? (list as never[]) : null
  } catch {
    return null
  }
}
