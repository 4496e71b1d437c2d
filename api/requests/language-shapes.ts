import { z } from 'zod'
import { HOUSE_LANGUAGE, isLanguage } from '../../rules/texts/languages.ts'

const UNKNOWN_LANGUAGE = 'Kies een taal uit de lijst.'

/** The language of a guest as staff choose it; left out: that of the house. */
export const chosenLanguage = z
  .string(UNKNOWN_LANGUAGE)
  .refine(isLanguage, UNKNOWN_LANGUAGE)
  .meta({ description: 'The tag (BCP 47) of a language in which guests read the house: `nl`.' })

/** The same of who says nothing of it. */
export const languageOrHouse = chosenLanguage.default(HOUSE_LANGUAGE)

/** The language of a guest as views have it. */
export const guestLanguage = z.string().meta({
  description:
    'The language of the guest (BCP 47), in which mails are written. Only staff can change it.',
})
