import { describe, expect, it } from 'vitest'
import { checkGuestForm as rule } from '../../../rules/forms/check-guest-form.ts'
import { projectChecks } from '../../../rules/forms/check-project-form.ts'
import { vendorChecks } from '../../../rules/forms/check-vendor-form.ts'
import { describeAnswers as describing } from '../../../rules/forms/describe-answers.ts'
import { choiceWords, formBoxes } from '../../../rules/forms/form-choices.ts'
import { formLabels } from '../../../rules/forms/form-labels.ts'
import { guestForms } from '../../../rules/forms/guest-forms.ts'
import { tidyGuestForm } from '../../../rules/forms/tidy-guest-form.ts'
import { vendorForm } from '../../../rules/forms/vendor-form-texts.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { inWords, readAloud } from '../in-words.ts'
import { goodForms } from './good-forms.ts'
import { goodVendor } from './good-vendor.ts'

const checkGuestForm = readAloud(rule)
const describeAnswers = readAloud(describing)

const vendor = goodForms.vendor

describe('The forms of the guest site', () => {
  it('each have a label for every field that they check', () => {
    expect(guestForms).toEqual(['contact', 'business', 'vendor', 'project'])
    expect(Object.keys(formLabels)).toEqual([...guestForms])
    for (const { field } of vendorChecks(defaultReadings))
      expect(inWords(formLabels.vendor[field]!)).toMatch(/^[A-Z]/)
    for (const { field } of projectChecks(defaultReadings))
      expect(inWords(formLabels.project[field]!)).toMatch(/^[A-Z]/)
  })

  it.each(guestForms)('take a %s form in which nothing is wrong', (form) => {
    expect(checkGuestForm(form, goodForms[form], defaultReadings)).toEqual({ ok: true })
  })

  it.each([
    ['contact', 'phone', 'Controlleer het telefoonnummer.', ['name', 'phone']],
    [
      'business',
      'description',
      'Vul in waar het over gaat.',
      ['name', 'email', 'phone', 'description'],
    ],
    ['vendor', 'firstName', 'Controlleer de voornaam.', 13],
    ['project', 'contactPerson', 'Controlleer de contactpersoon naam.', 17],
  ] as const)(
    'say of an empty %s form the sentence of the last failing check, at %s',
    (form, last, message, fields) => {
      const checked = checkGuestForm(form, {}, defaultReadings)
      expect(checked).toMatchObject({ ok: false, message })
      const marked = checked.ok ? [] : checked.fields.map(({ field }) => field)
      if (typeof fields === 'number') expect(marked).toHaveLength(fields)
      else expect(marked).toEqual(fields)
      expect(marked.at(-1)).toBe(last)
    },
  )
})

describe('A vendor form as it is sent', () => {
  it('has every answer at its field, boxes as yes or no, numbers as numbers', () => {
    const texts = Object.fromEntries(
      Object.entries(goodVendor).map(([field, value]) => {
        if (typeof value === 'boolean') return [field, value ? 'on' : '']
        return [field, value === null ? '' : String(value)]
      }),
    )
    expect(vendorForm(texts)).toEqual(goodVendor)
    const ground = { groundChosen: 'on', groundMetres: '3,25', questions: 'Waar parkeer ik?' }
    expect(vendorForm({ ...texts, ...ground })).toEqual({
      ...goodVendor,
      ...{ groundChosen: true, groundMetres: 3.25, questions: 'Waar parkeer ik?' },
    })
  })

  it('has nothing where nothing was typed', () => {
    const said = new Set(Object.values(vendorForm({})))
    expect(said).toEqual(new Set(['', false, null]))
  })

  it('has its boxes for what is yes or no', () => {
    const boxes = Object.entries(goodVendor).filter(([, value]) => typeof value === 'boolean')
    expect(new Set(formBoxes)).toEqual(new Set(boxes.map(([field]) => field)))
  })
})

describe('What guests can choose', () => {
  it('has words for every choice, and every field of a form a label', () => {
    const words = [...Object.values(choiceWords), ...Object.values(formLabels)]
    for (const word of words.flatMap((of) => Object.values(of)))
      expect(inWords(word)).toMatch(/^[A-Z\d]/)
    const [contact, business] = [formLabels.contact, formLabels.business].map(readAloud((of) => of))
    expect(business).toEqual({ ...contact, name: 'Bedrijfsnaam' })
  })
})

describe('A number that a vendor types', () => {
  const withMetres = (vanMetres: string) =>
    checkGuestForm('vendor', { ...vendor, vanMetres }, defaultReadings).ok

  it.each(['4', '4,5', '4.5', ' 12 '])('is taken when it is %j', (typed) => {
    expect(withMetres(typed)).toBe(true)
  })

  it.each(['', 'vier', '-4', '0', '4,5,6', '1e3', '0x10', '4 m'])(
    'is refused when it is %j',
    (typed) => {
      expect(withMetres(typed)).toBe(false)
    },
  )
})

describe('A form as it is kept', () => {
  it('has its own fields in their order, no blanks around them, and no repeat of the e-mail', () => {
    const kept = tidyGuestForm('vendor', { ...vendor, city: ' Elsloo ', other: 'x', terms: 'on' })
    expect(Object.keys(kept)).toEqual(
      Object.keys(formLabels.vendor).filter((field) => field !== 'emailRepeat'),
    )
    expect([kept['city'], kept['terms']]).toEqual(['Elsloo', 'ja'])
  })

  it('has nothing of what belongs to a box that is not ticked', () => {
    const kept = tidyGuestForm('vendor', { ...vendor, electricity: '', vanChosen: '' })
    expect(kept).toMatchObject({ voltage: '', wattage: '', vanMetres: '', vanSize: '' })
    expect(kept['stallCount']).toBe('2')
    const ground = { ...vendor, groundChosen: '', groundMetres: '3', stallChosen: '' }
    expect(tidyGuestForm('vendor', ground)).toMatchObject({ groundMetres: '', stallCount: '' })
    expect(new Set(Object.values(tidyGuestForm('vendor', {})))).toEqual(new Set(['']))
  })
})

describe('An answer in words', () => {
  it('says of a box whether it was ticked, and of a choice its words', () => {
    const words = Object.fromEntries(
      describeAnswers('vendor', tidyGuestForm('vendor', vendor)).map(({ field, value }) => [
        field,
        value,
      ]),
    )
    expect(words).toMatchObject({
      stallChosen: 'Ja',
      groundChosen: 'Nee',
      country: 'Nederland',
      goods: 'Food',
      voltage: '240 volt',
      vanMetres: '4,5',
    })
    expect(describeAnswers('contact', { name: 'Anna' })).toEqual([
      { field: 'name', label: 'Naam', value: 'Anna' },
    ])
    expect(describeAnswers('project', tidyGuestForm('project', goodForms.project))).toContainEqual({
      field: 'category',
      label: 'Categorie',
      value: 'Natuur',
    })
  })
})
