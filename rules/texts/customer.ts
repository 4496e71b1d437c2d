/** What the API says of customers (BO §2, Klanten). */
export const customerTexts = {
  unknown: 'Deze klant bestaat niet.',
  name: 'Vul een naam in.',
  emailOfAnother:
    'Dit e-mailadres hoort al bij een andere klant ({number}, {name}). Voeg die samen.',
  oldEmailUnasked: 'Kies wat er met het oude e-mailadres gebeurt.',
  merged: 'Deze klant is samengevoegd met een andere. Open die.',
  erased: 'De gegevens van deze klant zijn gewist.',
  withItself: 'Kies twee verschillende klanten.',
  choice: 'Kies van welke klant dit blijft.',
  unknownOrder: 'Deze boeking of bestelling hoort niet bij deze klant.',
  onlyOrder: 'Dit is de enige van deze klant. Er is niets om af te splitsen.',
  unknownMove: 'Deze samenvoeging of splitsing bestaat niet.',
  alreadyUndone: 'Dit is al ongedaan gemaakt.',
  movedSince:
    'Dit kan niet meer ongedaan worden gemaakt: er is daarna weer samengevoegd of gesplitst. Maak dat eerst ongedaan.',
  consentGiven: 'Deze toestemming is er al.',
  consentMissing: 'Deze toestemming is er niet.',
  nameToErase: 'Typ de naam zoals die hierboven staat.',
  stayComing: 'Er komt nog een verblijf of ontbijt: {numbers}. Wissen kan daarna.',
  billOpen: 'Er staat nog een rekening open: {numbers}. Wissen kan als die klaar is.',
  erasureAsked: 'Dit is al gewist.',
} as const
