import { correctable } from './correctable.ts'

/** Rows of numbers that count from a day on, as staff keep them (BO §9). Not in the documents. */
export const datedRowTexts = correctable('datedRow', {
  validFromMissing: 'Kies vanaf welke dag dit geldt.',
  validFromTaken: 'Er is al een rij die vanaf deze dag geldt. Wijzig die, of kies een andere dag.',
  dayOutOfReach: 'Kies een dag van 2000 tot en met 2100.',
  source: 'Vul in waar dit vandaan komt, bijvoorbeeld: besluit 2027.',
  vatCategory: 'Kies waarvoor dit tarief geldt.',
  percentage: 'Vul een percentage van 0 tot en met 100 in, zoals 9 of 9,5.',
  taxMissing: 'Vul een bedrag of een percentage in.',
  taxTwice: 'Vul een bedrag of een percentage in, en niet allebei.',
  taxAmount: 'Vul een bedrag van € 0,00 tot en met € 50,00 in, zoals 2,50.',
  childAge: 'Vul een leeftijd van 1 tot en met 21 in, of niets.',
  nightCap: 'Vul een aantal nachten van 1 tot en met 365 in, of niets.',
  stayAmount: 'Vul een bedrag van € 0,00 tot en met € 10.000,00 in, zoals 449,00.',
  nightAmount: 'Vul een bedrag van € 0,00 tot en met € 500,00 in, zoals 10,00.',
  boxAmount: 'Vul een bedrag van € 0,00 tot en met € 100,00 in, zoals 13,95.',
  daysBefore: 'Vul een aantal dagen van 0 tot en met 365 in.',
  daysBeforeTwice: 'Dit aantal dagen staat er al.',
  shareRises: 'Later annuleren kan niet meer terug geven dan eerder annuleren.',
  tooManySteps: 'Meer dan 6 stappen kan niet.',
})
