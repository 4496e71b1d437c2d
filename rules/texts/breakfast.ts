/** The breakfast order form (G §2, §5, §8; BO §8). */
export const breakfastTexts = {
  /** G §2. */
  title: 'Ontbijt bestellen',
  /** G §5, §8. */
  address: 'Vul alstublieft alle adresgegevens in.',
  /** G §5, §8: also when the distance cannot be looked up. */
  outsideArea: 'Het adres ligt buiten ons bezorggebied van 10 km.',
  /** BO §8, G §8. */
  mailNotSent: 'De e-mail is niet verzonden, probeer het opnieuw',
  /** Reading `order-button`, default: the words themselves oblige to pay. */
  sendOrderObliging: 'Verzend bestelling! (met betalingsverplichting)',
  /** G §2, BO §2; the other value of the reading. */
  sendOrder: 'Verzend bestelling!',
  /** BO §9, G §9: the four slots. */
  slot1: '9.00-9.30',
  slot2: '9.30-10.00',
  slot3: '10.00-10.30',
  slot4: '10.30-11.00',
  /** G §9: breakfast at the property. */
  inHouseWeekday: '7.00-9.00',
  inHouseWeekend: '8.00-10.00',
  /** Not in the documents: what the two boxes of BO §9 are called on a summary. */
  box: 'Ontbijtbox',
  kidsBox: 'Ontbijtbox voor kinderen',
  /** Not in the documents: refusals they name without words. */
  tooSoonTwoDays: 'De vroegste dag is overmorgen.',
  tooSoonDay: 'Bestel minstens 24 uur van tevoren.',
  cutOff: 'Na {time} uur kun je voor vandaag of morgen niet meer bestellen.',
  /** Reading `cut-off` = `tomorrow-only`. */
  cutOffTomorrow: 'Na {time} uur kun je voor morgen niet meer bestellen.',
  vacation: 'Op deze dag is er geen ontbijt te bestellen.',
  notSold: 'Voorlopig is er geen ontbijt te bestellen.',
  slot: 'Kies een tijd.',
  day: 'Kies een dag.',
  count: 'Vul een aantal van 0 of meer in.',
  atLeastOne: 'Bestel minstens één ontbijtbox.',
  noKidsBoxes: 'Kinderboxen zijn hier niet te bestellen.',
  receiver: 'Vul de naam van de ontvanger in.',
  tooManyBoxes: 'Bestel online hoogstens {max} ontbijtboxen. Bel ons voor meer.',
  outsideAreaOther: 'Het adres ligt buiten ons bezorggebied van {km} km.',
  tooFarAhead: 'Zo ver vooruit nemen we nog geen bestellingen aan.',
  /** What has to be known before a distance contract (Regulation (EU) 1169/2011, art. 14 and 44). */
  allergens:
    'Heb je een allergie? Bel of mail ons vóór je bestelt: we vertellen je welke allergenen in een box zitten.',
} as const
