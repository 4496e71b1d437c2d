import { textLimits } from '../../rules/forms/text-limits.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { type FormPart, namedOn, optionsOf, sharedInputs } from '../forms/form-input.ts'

const line = { as: 'text', autoComplete: 'off', maxLength: textLimits.line } as const
const story = { as: 'story', maxLength: textLimits.description } as const

/** The fields of a project request (G §3), in the order of the form. */
export function projectParts(known: GuestWords): FormPart[] {
  const { siteForms: words } = known
  const named = namedOn(known, 'project')
  return [
    {
      title: words.you,
      inputs: [
        { ...named('contactPerson'), ...line, autoComplete: 'name' },
        { ...named('email'), ...sharedInputs.email },
        { ...named('phone'), ...sharedInputs.phone },
      ],
    },
    {
      title: words.project,
      inputs: [
        { ...named('title'), ...line },
        { ...named('category'), as: 'choice', options: optionsOf(known, 'category') },
        { ...named('description'), ...story },
        { ...named('municipality'), ...line, width: 'half' },
        {
          ...named('size'),
          ...line,
          width: 'half',
          hint: words.projectSizeHint,
        },
        { ...named('budget'), ...line, width: 'half' },
        { ...named('targetGroup'), ...line, width: 'half' },
        { ...named('partners'), ...story },
      ],
    },
    {
      title: words.projectInitiative,
      inputs: [
        { ...named('initiator'), ...line },
        { ...named('initiatorDescription'), ...story },
      ],
    },
    {
      title: words.projectPlace,
      inputs: [
        { ...named('street'), ...sharedInputs.street },
        { ...named('houseNumber'), ...sharedInputs.houseNumber },
        { ...named('postcode'), ...sharedInputs.postcode },
        { ...named('city'), ...sharedInputs.city },
      ],
    },
    {
      title: words.finally,
      inputs: [
        {
          ...named('socialMedia'),
          ...line,
          hint: words.socialMediaHint,
          optional: true,
        },
        { ...named('questions'), ...story, optional: true },
      ],
    },
  ]
}
