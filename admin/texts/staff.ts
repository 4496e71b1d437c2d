import { wordsInForce } from './words.ts'

/** Signing in and out (BO §2, §5). */
export const staffTexts = {
  get title() {
    return wordsInForce().login.signIn
  },
  get intro() {
    return wordsInForce().login.intro
  },
  emailLabel: 'E-mail',
  get emailPlaceholder() {
    return wordsInForce().login.email
  },
  passwordLabel: 'Wachtwoord',
  get passwordPlaceholder() {
    return wordsInForce().login.password
  },
  get signIn() {
    return wordsInForce().login.signIn
  },
  get signOut() {
    return wordsInForce().login.signOut
  },
  forgotten: 'Wachtwoord vergeten?',
  toLogin: 'Terug naar inloggen',
  ask: {
    title: 'Wachtwoord vergeten',
    intro: 'We mailen een link waarmee u een nieuw wachtwoord kiest. De link werkt een uur.',
    send: 'Stuur de link',
    done: 'Is dit adres bij ons bekend, dan is de link onderweg. Kijk ook bij de ongewenste mail.',
  },
  choose: {
    title: 'Nieuw wachtwoord',
    intro: 'Kies een wachtwoord van minstens 12 tekens. Een paar woorden achter elkaar is goed.',
    label: 'Nieuw wachtwoord',
    send: 'Bewaar het wachtwoord',
    done: 'Uw wachtwoord is gewijzigd en u bent overal uitgelogd. Log in met het nieuwe.',
  },
  over: {
    title: 'Uw sessie is afgelopen',
    hint: 'Vul uw wachtwoord in en ga verder waar u was. Wat u hebt getypt, blijft staan.',
  },
  unreachable: 'De server gaf geen antwoord. Probeer het over een ogenblik opnieuw.',
} as const
