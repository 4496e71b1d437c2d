import { loginTexts } from '../../rules/texts/login.ts'

/** Signing in and out (BO §2, §5). */
export const staffTexts = {
  title: loginTexts.signIn,
  intro: loginTexts.intro,
  emailLabel: 'E-mail',
  emailPlaceholder: loginTexts.email,
  passwordLabel: 'Wachtwoord',
  passwordPlaceholder: loginTexts.password,
  signIn: loginTexts.signIn,
  signOut: loginTexts.signOut,
  signedOut: 'U bent uitgelogd.',
  unreachable: 'De server gaf geen antwoord. Probeer het over een ogenblik opnieuw.',
} as const
