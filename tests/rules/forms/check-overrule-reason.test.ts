import { expect, it } from 'vitest'
import { refuseStay } from '../../../rules/availability/refuse-stay.ts'
import { checkOverruleReason as rule } from '../../../rules/forms/check-overrule-reason.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'

const checkOverruleReason = readAloud(rule)

const warning = refuseStay('closed-season', { day: null, nights: null }, defaultReadings)

it('Staff who overrule a warning write down why (staff.may-overrule)', () => {
  expect(checkOverruleReason([warning], ' ')).toBe('Schrijf op waarom u toch boekt.')
  expect(checkOverruleReason([warning], 'Vaste gast')).toBeNull()
  expect(checkOverruleReason([warning], 'x'.repeat(161))).toBe('Gebruik hier hoogstens 160 tekens.')
})

it('Where staff are warned of nothing no reason is asked', () => {
  expect(checkOverruleReason([], '')).toBeNull()
})
