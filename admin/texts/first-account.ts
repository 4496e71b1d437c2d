/** /begin: the first account of a house that has none. */
export const firstAccountTexts = {
  title: 'Welkom in uw huis',
  intro:
    'Maak het eerste account. De code staat op het scherm waarop u de server hebt gestart, en geldt één keer.',
  code: 'Code van de server',
  codePlaceholder: 'XXXX-XXXX-XXXX',
  codeHint: 'Bij elke start staat er een nieuwe. Hoofdletters en streepjes mag u weglaten.',
  name: 'Uw naam',
  nameHint: 'Zo zien collega’s wie iets heeft gewijzigd.',
  email: 'E-mail',
  emailHint: 'Hiermee logt u voortaan in.',
  password: 'Wachtwoord',
  passwordHint: 'Minstens 12 tekens. Een paar woorden achter elkaar is goed.',
  send: 'Maak het account',
  made: 'Er is al een account gemaakt, misschien in een ander venster.',
  toLogin: 'Naar inloggen',
} as const
