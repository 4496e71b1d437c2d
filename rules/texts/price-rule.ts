/** Which rule made a line of a price, for staff. */
export const priceRuleTexts = {
  sumTimesNights: 'De prijs van alle nachten samen, nog eens keer het aantal nachten.',
  perPerson: 'De prijs per persoon voor deze nacht, keer het aantal personen.',
  perRoom: 'De prijs van deze kamer per nacht bij dit aantal personen.',
  allSeasons: 'Alle seizoenstoeslagen die voor deze nacht gelden, bij elkaar.',
  highestSeason: 'De hoogste seizoenstoeslag die voor deze nacht geldt.',
  familyNight: 'Het deel van de vaste prijs van het arrangement dat op deze nacht valt.',
  aboveFour: 'De toeslag voor elke persoon boven de vier, per nacht.',
  extraPersons: 'De toeslag per nacht uit de tabel voor een ander aantal personen dan vier.',
  cleaning: 'De schoonmaak van de familiekamer, één keer per verblijf.',
  taxOfScreen: 'De toeristenbelasting van dit scherm, voor elke gast die betaalt.',
  taxOfNight: 'Het tarief van de gemeente op deze nacht, voor elke gast die betaalt.',
  breakfast: 'De prijs van een ontbijt, keer het aantal.',
  delivery: 'De bezorgkosten, één keer per bestelling.',
  extra: 'De prijs van wat erbij is gekozen.',
  carriedOver: 'Het verschil met de prijs waarvoor is geboekt: verkocht blijft verkocht.',
  carriedOverTax: 'Het verschil met de belasting waarvoor is geboekt: verkocht blijft verkocht.',
} as const
