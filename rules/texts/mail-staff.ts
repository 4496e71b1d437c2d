/** What the mails to staff about their own account have in common. Not in the documents. */
export const mailStaffTexts = {
  greeting: 'Dag {name},',
  choose: 'Kies een wachtwoord',
  notAsked: 'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen.',
} as const

/** To somebody who may sign in from now on. */
export const mailStaffInvitationTexts = {
  subject: 'Uitnodiging voor het beheer van {property}',
  text: '{by} nodigt u uit voor het beheer van {property}. Kies met de knop hieronder een wachtwoord; daarna logt u in met dit e-mailadres. De link werkt een week en één keer.',
  unknown: 'Kent u ons niet? Dan hoeft u niets te doen.',
} as const

/** To who asked for a new password. */
export const mailStaffNewPasswordTexts = {
  subject: 'Een nieuw wachtwoord kiezen',
  text: 'Met de knop hieronder kiest u een nieuw wachtwoord voor het beheer. De link werkt een uur en één keer. Daarna bent u overal uitgelogd.',
  notAsked:
    'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
} as const

/** To a new address, before it counts. */
export const mailStaffNewEmailTexts = {
  subject: 'Bevestig uw e-mailadres',
  text: 'Met de knop hieronder wordt dit het adres waarmee u inlogt in het beheer. De link werkt een uur. Tot dan verandert er niets.',
  confirm: 'Bevestig dit adres',
} as const

/** To the address of before. */
export const mailStaffEmailChangedTexts = {
  subject: 'Uw e-mailadres voor het beheer is gewijzigd',
  text: 'Vanaf nu logt u in met {email}. Naar dit adres sturen we niets meer.',
  notDone: 'Hebt u dit niet gedaan? Neem dan meteen contact op met een collega of uw beheerder.',
} as const

/** What changed of the way in which somebody signs in. */
export const mailStaffSignInChangedTexts = {
  subject: 'Uw manier van inloggen is gewijzigd',
  passwordChosen: 'U hebt een nieuw wachtwoord gekozen voor het beheer.',
  twoStepsOn: 'Inloggen in twee stappen staat nu aan.',
  twoStepsOff: 'Inloggen in twee stappen staat nu uit.',
  twoStepsOffBy:
    '{by} heeft inloggen in twee stappen voor u uitgezet. Uw wachtwoord is nu genoeg. Zet het weer aan bij ‘Mijn account’.',
  newCodes: 'U hebt nieuwe herstelcodes gemaakt.',
  notDone:
    'Hebt u dit niet gedaan? Kies dan meteen een nieuw wachtwoord met ‘Wachtwoord vergeten?’ op de inlogpagina.',
} as const
