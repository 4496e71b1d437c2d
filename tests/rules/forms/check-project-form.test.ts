import { describe, expect, it } from 'vitest'
import {
  type ProjectForm,
  checkProjectForm as rule,
  projectCategories,
  projectChecks,
} from '../../../rules/forms/check-project-form.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'

const checkProjectForm = readAloud(rule)

const good: ProjectForm = {
  contactPerson: 'mevr. B. Peeters',
  email: 'peeters@voorbeeld.nl',
  phone: '0612345678',
  title: 'Bijenlint',
  municipality: 'Stein',
  description: 'Bloemen langs de Maas',
  size: '2,5 hectare, waarvan de helft oever',
  budget: '€ 4.000',
  partners: 'IVN',
  targetGroup: 'Kinderen',
  initiator: 'Dorpsraad',
  initiatorDescription: 'De raad van het dorp',
  street: 'Dorpsstraat',
  houseNumber: '1',
  postcode: '6181KD',
  city: 'Elsloo',
  category: 'natuur',
  socialMedia: '',
  questions: '',
}

/** One wrong answer for each check, in the order of G §5. */
const wrongAnswers: [Partial<ProjectForm>, keyof ProjectForm, string][] = [
  [
    { category: 'cultuur' },
    'category',
    'Controlleer het formulier of u food of non-food verkoopt.',
  ],
  [{ city: '' }, 'city', 'Controlleer de woonplaats.'],
  [{ postcode: '3620' }, 'postcode', 'De postcode is niet geldig.'],
  [{ houseNumber: ' ' }, 'houseNumber', 'Een huisnummer is verplicht.'],
  [{ street: '' }, 'street', 'Controlleer de straatnaam.'],
  [
    { initiatorDescription: '' },
    'initiatorDescription',
    'Controlleer de omschrijving over de initiatiefnemer(s) van uw project.',
  ],
  [{ initiator: '' }, 'initiator', 'Controlleer de initiatiefnemer van uw project.'],
  [{ targetGroup: '' }, 'targetGroup', 'Controlleer de doelgroep van uw project.'],
  [{ partners: '' }, 'partners', 'Controlleer de project partners.'],
  [{ budget: '' }, 'budget', 'Controlleer het budget.'],
  [{ size: '' }, 'size', 'Geef een duidelijke omschrijving van uw project.'],
  [{ description: '' }, 'description', 'Geef een duidelijke omschrijving van uw project.'],
  [{ municipality: '' }, 'municipality', 'Controlleer de gemeente van het project.'],
  [{ title: '' }, 'title', 'Controlleer de titel van het project.'],
  [{ phone: '112' }, 'phone', 'Controlleer het telefoonnummer.'],
  [{ email: 'peeters' }, 'email', 'Controlleer het e-mail adres.'],
  [{ contactPerson: ' ' }, 'contactPerson', 'Controlleer de contactpersoon naam.'],
]

describe('The project form (G §5)', () => {
  it('is accepted when nothing is wrong, social media and questions left out', () => {
    expect(checkProjectForm(good, defaultReadings)).toEqual({ ok: true })
    expect(
      checkProjectForm(
        { ...good, email: ' peeters@voorbeeld.nl ', phone: ' 0612345678 ' },
        defaultReadings,
      ),
    ).toEqual({ ok: true })
  })

  it.each(wrongAnswers)('%j marks %s and says "%s"', (answers, field, text) => {
    expect(checkProjectForm({ ...good, ...answers }, defaultReadings)).toEqual({
      ok: false,
      message: text,
      fields: [{ field, text }],
    })
  })

  it('with everything wrong says the last message of the list, and marks every field in its order', () => {
    const form = Object.assign({}, good, ...wrongAnswers.map(([answers]) => answers)) as ProjectForm
    expect(checkProjectForm(form, defaultReadings)).toEqual({
      ok: false,
      message: 'Controlleer de contactpersoon naam.',
      fields: wrongAnswers.map(([, field, text]) => ({ field, text })),
    })
  })

  it('names the category itself under forms.category-error=category', () => {
    const readings = { ...defaultReadings, 'forms.category-error': 'category' } as const
    expect(checkProjectForm({ ...good, category: '' }, readings)).toMatchObject({
      message: 'Controlleer de categorie.',
    })
  })

  it('offers natuur, eten, sport and overig (G §3, §9)', () => {
    expect(projectCategories).toEqual(['natuur', 'eten', 'sport', 'overig'])
  })

  it('takes no endless text, also where a field may be left out', () => {
    expect(
      checkProjectForm(
        {
          ...good,
          socialMedia: 'x'.repeat(161),
          questions: 'x'.repeat(2001),
          title: 'x'.repeat(161),
        },
        defaultReadings,
      ),
    ).toEqual({
      ok: false,
      message: 'Gebruik hier hoogstens 160 tekens.',
      fields: [
        { field: 'socialMedia', text: 'Gebruik hier hoogstens 160 tekens.' },
        { field: 'questions', text: 'Gebruik hier hoogstens 2000 tekens.' },
        { field: 'title', text: 'Gebruik hier hoogstens 160 tekens.' },
      ],
    })
  })

  it('takes stories of 2000 characters and lines of 160', () => {
    for (const field of ['initiatorDescription', 'partners', 'description'] as const) {
      expect(checkProjectForm({ ...good, [field]: 'x'.repeat(2000) }, defaultReadings)).toEqual({
        ok: true,
      })
      expect(
        checkProjectForm({ ...good, [field]: 'x'.repeat(2001) }, defaultReadings),
      ).toMatchObject({ fields: [{ field }] })
    }
    for (const field of [
      'initiator',
      'targetGroup',
      'budget',
      'size',
      'municipality',
      'title',
      'contactPerson',
    ] as const) {
      expect(
        checkProjectForm({ ...good, [field]: 'x'.repeat(161) }, defaultReadings),
      ).toMatchObject({ fields: [{ field }] })
    }
  })

  it('says of each check where it comes from', () => {
    expect(projectChecks(defaultReadings).map(({ source }) => source)).toEqual([
      'own',
      'own',
      'G §5',
      'G §5 10',
      'G §5 11',
      'G §5 12',
      'G §5 13',
      ...Array.from({ length: 12 }, () => 'G §5'),
    ])
  })
})
