/**
 * What staff are told who say that a guest came, left or stayed away, and at the fields of the night
 * register. Not in the documents.
 */
export const attendanceTexts = {
  arrive: 'Deze boeking kan niet op aangekomen worden gezet.',
  depart: 'Deze gast is niet in huis en kan dus niet vertrekken.',
  noShow: 'Deze boeking kan niet op niet gekomen worden gezet.',
  takeBackAttendance: 'Hier is niets terug te nemen.',
  tooEarly: 'Deze gast komt pas op {day}.',
  stillExpected: 'Tot en met {day} kan deze gast nog komen.',
  tooLateToTakeBack: 'Het verblijf is voorbij: dit is niet meer terug te nemen.',
  roomGone: 'De kamer is intussen vergeven of gesloten: dit is niet meer terug te nemen.',
  hasStayed: 'De gast is er al geweest: annuleren kan niet meer.',
  stayedAway: 'Deze gast is als niet gekomen genoteerd. Neem dat eerst terug.',
  hasRegister: 'De gast is er al geweest: verwijderen kan niet meer.',
  guestsMissing: 'Vul minstens één gast in.',
  tooManyGuests: 'Deze boeking is voor hoogstens {n} personen.',
  personsMissing: 'Kies met hoeveel personen ze komen.',
  tooManyPersons: 'Deze kamer is voor 1 tot en met {n} personen.',
  nameMissing: 'Vul een naam in.',
  residenceMissing: 'Vul een woonplaats in.',
  documentMissing: 'Kies het soort identiteitsbewijs.',
  birthDateMissing: 'Vul de geboortedatum in.',
  birthDateWrong: 'Dit kan geen geboortedatum zijn.',
  nationalityMissing: 'Vul een nationaliteit in.',
  addressMissing: 'Vul een adres in.',
  keepMonths: 'Vul een aantal maanden in van 1 tot en met {most}.',
  arrivalMissing: 'Kies de dag van aankomst.',
  arrivalAhead: 'Deze dag moet nog komen.',
  departureMissing: 'Kies de dag van vertrek.',
  departureBeforeArrival: 'Het vertrek ligt niet na de aankomst.',
} as const
