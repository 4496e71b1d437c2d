import { choiceWords } from '../../rules/forms/form-choices.ts'
import { formLabels } from '../../rules/forms/form-labels.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import type { FormPart } from '../forms/form-input.ts'

const named = (field: string) => ({ field, label: formLabels.project[field]! })
const line = { as: 'text', autoComplete: 'off', maxLength: textLimits.line } as const
const story = { as: 'story', maxLength: textLimits.description } as const

/** The fields of a project request (G §3), in the order of the form. */
export const projectParts: FormPart[] = [
  {
    title: 'Wie ben je?',
    inputs: [
      { ...named('contactPerson'), ...line, autoComplete: 'name' },
      {
        ...named('email'),
        as: 'email',
        width: 'half',
        autoComplete: 'email',
        maxLength: textLimits.email,
      },
      {
        ...named('phone'),
        as: 'tel',
        width: 'half',
        autoComplete: 'tel',
        maxLength: textLimits.phone,
      },
    ],
  },
  {
    title: 'Je project',
    inputs: [
      { ...named('title'), ...line },
      { ...named('category'), as: 'choice', options: choiceWords['category']! },
      { ...named('description'), ...story },
      { ...named('municipality'), ...line, width: 'half' },
      {
        ...named('size'),
        ...line,
        width: 'half',
        hint: 'Met een toelichting, als dat nodig is.',
      },
      { ...named('budget'), ...line, width: 'half' },
      { ...named('targetGroup'), ...line, width: 'half' },
      { ...named('partners'), ...story },
    ],
  },
  {
    title: 'Wie neemt het initiatief?',
    inputs: [
      { ...named('initiator'), ...line },
      { ...named('initiatorDescription'), ...story },
    ],
  },
  {
    title: 'Waar is het?',
    inputs: [
      {
        ...named('street'),
        as: 'text',
        width: 'two-thirds',
        autoComplete: 'address-line1',
        maxLength: textLimits.street,
      },
      {
        ...named('houseNumber'),
        as: 'text',
        width: 'third',
        autoComplete: 'off',
        maxLength: textLimits.houseNumber,
      },
      {
        ...named('postcode'),
        as: 'text',
        width: 'third',
        autoComplete: 'postal-code',
        maxLength: textLimits.postcode,
      },
      {
        ...named('city'),
        as: 'text',
        width: 'two-thirds',
        autoComplete: 'address-level2',
        maxLength: textLimits.city,
      },
    ],
  },
  {
    title: 'Tot slot',
    inputs: [
      {
        ...named('socialMedia'),
        ...line,
        hint: 'Waar we je project kunnen volgen.',
        optional: true,
      },
      { ...named('questions'), ...story, optional: true },
    ],
  },
]
