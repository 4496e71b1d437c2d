import { pageFactNames, pagePartsInText } from '../../rules/texts/page-blanks.ts'

/** What a text can ask to have filled in, as it is written. */
export const pageBlanks = pageFactNames.map((name) => `{${name}}`)
export const pagePartNames = pagePartsInText.map((name) => `{${name}}`)
