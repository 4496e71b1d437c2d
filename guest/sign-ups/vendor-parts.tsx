import { textLimits } from '../../rules/forms/text-limits.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { type FormPart, namedOn, optionsOf } from '../forms/form-input.ts'
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
        {
          ...named('email'),
          as: 'email',
          width: 'half',
          autoComplete: 'email',
          maxLength: textLimits.email,
        },
        {
          ...named('emailRepeat'),
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
