import type { behindTheDoor } from './behind-the-door.ts'
import { reactAdminTexts } from './react-admin.ts'
import type { signInMoreTexts } from './sign-in-more.ts'
import { shellTexts } from './shell.ts'
import { staffTexts } from './staff.ts'
import type { TextsOfScreens } from './with-their-screens.ts'

/**
 * The Dutch texts that are there before somebody has signed in, a noun a file, and react-admin's
 * own keys. Literal texts of the documents come from `rules/texts`.
 */
export const firstTexts = { ...shellTexts, staff: staffTexts, ra: reactAdminTexts } as const

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

/** Every key of our own catalogue, such as `agenda.today`. */
export type TextKey = KeysOf<
  Omit<typeof firstTexts, 'ra'> & {
    signInMore: typeof signInMoreTexts
  } & typeof behindTheDoor &
    TextsOfScreens
>
