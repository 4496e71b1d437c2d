import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkVendorForm as rule, vendorChecks } from '../../../rules/forms/check-vendor-form.ts'
import { defaultReadings, valuesOf } from '../../../rules/readings/readings.ts'
import type { Readings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'
import { checkLaw } from '../seen.ts'
import { naiveVendorMessage } from './naive-vendor-message.ts'
import { vendorForm } from './vendor-form.arbitrary.ts'

const checkVendorForm = readAloud(rule)

const readings: fc.Arbitrary<Readings> = fc
  .record({
    'forms.names': fc.constantFrom(...(valuesOf('forms.names') as Readings['forms.names'][])),
    'forms.postcode': fc.constantFrom(
      ...(valuesOf('forms.postcode') as Readings['forms.postcode'][]),
    ),
  })
  .map((chosen) => ({ ...defaultReadings, ...chosen }))

describe('The vendor form obeys', () => {
  it('the message is that of the last failing check of G §5', () => {
    checkLaw('last failing check', (see) =>
      fc.property(vendorForm, readings, (form, chosen) => {
        const checked = checkVendorForm(form, chosen)
        see(checked.ok)
        const naive = naiveVendorMessage(
          form,
          chosen['forms.postcode'] === 'always',
          chosen['forms.names'] === 'letters-only',
        )
        expect(checked.ok ? '' : checked.message).toBe(naive)
      }),
    )
  })

  it('exactly the fields whose checks fail are marked, each once, in the order of the checks', () => {
    checkLaw('every failing field', (see) =>
      fc.property(vendorForm, readings, (form, chosen) => {
        const checked = checkVendorForm(form, chosen)
        see(checked.ok)
        const failing = vendorChecks(chosen).filter(({ wrong }) => wrong(form) !== null)
        expect(checked.ok ? [] : checked.fields.map(({ field }) => field)).toEqual(
          failing.map(({ field }) => field),
        )
      }),
    )
  })
})
