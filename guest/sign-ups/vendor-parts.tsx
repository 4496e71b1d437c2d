import { textLimits } from '../../rules/forms/text-limits.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { type FormPart, namedOn, optionsOf, sharedInputs } from '../forms/form-input.ts'
import { Conditions } from './Conditions.tsx'

/** A number that is typed, with a comma where need be. */
const amount = {
  as: 'text',
  inputMode: 'decimal',
  maxLength: 10,
  autoComplete: 'off',
} as const

/** The fields of a registration for the market (G §3), in the order of the form. */
export function vendorParts(known: GuestWords): FormPart[] {
  const { siteForms: words } = known
  const named = namedOn(known, 'vendor')
  return [
    {
      title: words.you,
      inputs: [
        {
          ...named('companyName'),
          as: 'text',
          autoComplete: 'organization',
          maxLength: textLimits.companyName,
          optional: true,
        },
        {
          ...named('firstName'),
          as: 'text',
          width: 'half',
          autoComplete: 'given-name',
          maxLength: textLimits.name,
        },
        {
          ...named('lastName'),
          as: 'text',
          width: 'half',
          autoComplete: 'family-name',
          maxLength: textLimits.name,
        },
        { ...named('email'), ...sharedInputs.email },
        { ...named('emailRepeat'), ...sharedInputs.email },
        { ...named('phone'), ...sharedInputs.phone },
        {
          ...named('kvk'),
          as: 'text',
          inputMode: 'numeric',
          width: 'half',
          autoComplete: 'off',
          maxLength: 20,
        },
      ],
    },
    {
      title: words.vendorAddress,
      inputs: [
        { ...named('country'), as: 'select', width: 'half', options: optionsOf(known, 'country') },
        { ...named('street'), ...sharedInputs.street },
        { ...named('houseNumber'), ...sharedInputs.houseNumber },
        { ...named('postcode'), ...sharedInputs.postcode },
        { ...named('city'), ...sharedInputs.city },
      ],
    },
    {
      title: words.vendorSpace,
      text: words.vendorSpaceText,
      inputs: [
        { ...named('stallChosen'), as: 'box', width: 'two-thirds' },
        { ...named('stallCount'), ...amount, inputMode: 'numeric', width: 'third' },
        { ...named('groundChosen'), as: 'box', width: 'two-thirds' },
        { ...named('groundMetres'), ...amount, width: 'third' },
        { ...named('vanChosen'), as: 'box', width: 'two-thirds' },
        { ...named('vanMetres'), ...amount, width: 'third' },
        {
          ...named('vanSize'),
          as: 'text',
          hint: words.vanSizeHint,
          autoComplete: 'off',
          maxLength: textLimits.line,
          optional: true,
        },
      ],
    },
    {
      title: words.vendorGoods,
      inputs: [
        { ...named('goods'), as: 'choice', options: optionsOf(known, 'goods') },
        { ...named('products'), as: 'story', maxLength: textLimits.description },
      ],
    },
    {
      title: words.vendorPower,
      inputs: [
        { ...named('electricity'), as: 'box' },
        {
          ...named('voltage'),
          as: 'choice',
          width: 'two-thirds',
          options: optionsOf(known, 'voltage'),
        },
        { ...named('wattage'), ...amount, inputMode: 'numeric', width: 'third' },
      ],
    },
    {
      title: words.finally,
      inputs: [
        { ...named('tookPart'), as: 'box' },
        {
          ...named('questions'),
          as: 'story',
          maxLength: textLimits.description,
          optional: true,
        },
        { ...named('terms'), as: 'box', hint: <Conditions page="terms" /> },
        { ...named('privacy'), as: 'box', hint: <Conditions page="privacy" /> },
      ],
    },
  ]
}
