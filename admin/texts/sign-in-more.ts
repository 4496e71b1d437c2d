/** What few need before they are signed in: it comes with the second step, or with a mailed link. */
export const signInMoreTexts = {
  code: {
    title: 'Inloggen in twee stappen',
    intro: 'Open uw authenticator-app en vul de code van zes cijfers in.',
    label: 'Code',
    recoveryIntro: 'Vul een van uw herstelcodes in. Elke code werkt één keer.',
    recoveryLabel: 'Herstelcode',
    useRecovery: 'Ik heb mijn telefoon niet: gebruik een herstelcode',
    useApp: 'Gebruik de code van de app',
    back: 'Terug',
    missing: 'Vul de code in.',
  },
  email: {
    title: 'E-mailadres bevestigen',
    intro: 'Met één druk op de knop wordt dit het adres waarmee u inlogt.',
    send: 'Bevestig dit adres',
    done: 'Uw e-mailadres is gewijzigd. Vanaf nu logt u hiermee in.',
    noLink: 'Deze link is niet compleet. Open hem nog eens vanuit de mail.',
  },
} as const
