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
  sessionOver: 'Uw sessie is afgelopen. Log opnieuw in om verder te gaan waar u was.',
  unreachable: 'De server gaf geen antwoord. Probeer het over een ogenblik opnieuw.',
} as const
