/** What signing in says (BO §5, §8). */
export const loginTexts = {
  /** BO §5, spelling literal. */
  invalidEmail: 'Controlleer het e-mail adres!',
  /** BO §5. */
  unknownEmail: 'E-mail adres is niet bekend!',
  /** BO §5, spelling literal. */
  wrongPassword: 'Controlleer het wachtwoord!',
  /** BO §5: any other error. */
  otherError: 'Het e-mail adres is niet bekend, probeer het opnieuw',
  /**
   * Not in the documents: the one message of the reading `login.errors` = `one-for-all`; it tells
   * nobody which addresses exist.
   */
  refused: 'Het e-mailadres of het wachtwoord klopt niet.',
  /** Not in the documents: attempts are throttled either way. */
  tooManyAttempts: 'Te veel pogingen. Probeer het over {minutes} min. opnieuw.',
  /** BO §2. */
  intro: 'Inloggen voor het beheer van de website.',
  /** BO §2: the label of the e-mail field. */
  email: 'Gebruikersnaam',
  /** BO §2. */
  password: 'Wachtwoord',
  /** BO §2. */
  signIn: 'Inloggen',
  /** Not in the documents: choosing a new password by the link of a mail (G §2 /inloggen). */
  linkOver: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
  passwordTooShort: 'Kies een wachtwoord van minstens 12 tekens.',
  passwordTooLong: 'Kies een wachtwoord van hoogstens 1000 tekens.',
  /** Not in the documents: the second step, and what staff do with their own account. */
  codeNeeded: 'Vul de code van uw authenticator-app in.',
  wrongCode: 'Deze code klopt niet of is al gebruikt. Vul de code in die er nu staat.',
  ownPasswordWrong: 'Dit is niet uw huidige wachtwoord.',
  emailTaken: 'Dit e-mailadres heeft al een account.',
  nameMissing: 'Vul een naam in.',
  sameEmail: 'Dit is al uw e-mailadres.',
  setupOver: 'Het instellen duurde te lang. Begin opnieuw.',
  /** BO §2. */
  signOut: 'Uitloggen',
} as const
