import type { MailContent } from '../mail/mail-content.ts'

/** The mails to staff about their own account, in Dutch; staff are "u". */
function mailOf(subject: string, parts: MailContent['parts']): MailContent {
  return { subject, title: subject, parts, attachments: [] }
}
const text = (words: string) => ({ kind: 'text' as const, text: words })
const button = (label: string, url: string) => ({ kind: 'button' as const, label, url })

export function newPasswordMail({ name, url }: { name: string; url: string }): MailContent {
  return mailOf('Een nieuw wachtwoord kiezen', [
    text(`Dag ${name},`),
    text(
      'Met de knop hieronder kiest u een nieuw wachtwoord voor het beheer. De link werkt een uur en één keer. Daarna bent u overal uitgelogd.',
    ),
    button('Kies een wachtwoord', url),
    text(
      'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
    ),
  ])
}

export function invitationMail({
  name,
  url,
  by,
  property,
}: {
  name: string
  url: string
  by: string
  property: string
}): MailContent {
  return mailOf(`Uitnodiging voor het beheer van ${property}`, [
    text(`Dag ${name},`),
    text(
      `${by} nodigt u uit voor het beheer van ${property}. Kies met de knop hieronder een wachtwoord; daarna logt u in met dit e-mailadres. De link werkt een week en één keer.`,
    ),
    button('Kies een wachtwoord', url),
    text('Kent u ons niet? Dan hoeft u niets te doen.'),
  ])
}

export function newEmailMail({ name, url }: { name: string; url: string }): MailContent {
  return mailOf('Bevestig uw e-mailadres', [
    text(`Dag ${name},`),
    text(
      'Met de knop hieronder wordt dit het adres waarmee u inlogt in het beheer. De link werkt een uur. Tot dan verandert er niets.',
    ),
    button('Bevestig dit adres', url),
    text('Hebt u hier niet om gevraagd? Dan hoeft u niets te doen.'),
  ])
}

export function emailChangedMail({ name, email }: { name: string; email: string }): MailContent {
  return mailOf('Uw e-mailadres voor het beheer is gewijzigd', [
    text(`Dag ${name},`),
    text(`Vanaf nu logt u in met ${email}. Naar dit adres sturen we niets meer.`),
    text('Hebt u dit niet gedaan? Neem dan meteen contact op met een collega of uw beheerder.'),
  ])
}

export function signInChangedMail({ name, what }: { name: string; what: string }): MailContent {
  return mailOf('Uw manier van inloggen is gewijzigd', [
    text(`Dag ${name},`),
    text(what),
    text(
      'Hebt u dit niet gedaan? Kies dan meteen een nieuw wachtwoord met ‘Wachtwoord vergeten?’ op de inlogpagina.',
    ),
  ])
}
