/** Where bookings come from, as staff keep it (BO §9). Not in the documents. */
export const sourceTexts = {
  name: 'Vul de naam van de bron in, op één regel.',
  nameTaken: 'Een andere bron heet al zo.',
  colour: 'Vul een kleur in als # met zes tekens, zoals #27718F.',
  prepaid: 'Kies of boekingen van deze bron al betaald zijn.',
  mails: 'Kies welke mails de gast krijgt.',
  touristTax: 'Kies wie de toeristenbelasting afdraagt.',
  noChannel: 'Alleen een boekingssite kan de toeristenbelasting zelf afdragen.',
  active: 'Kies of deze bron in gebruik is.',
  ownWebsite:
    'Bij de eigen site kiest u per boeking of er is betaald, en krijgt de gast elke mail.',
  fixed: 'De eigen site en ‘zelf ingevoerd’ blijven altijd in gebruik.',
  used: 'Er zijn boekingen of kanaalkoppelingen van deze bron. Zet haar uit: dan kan zij niet meer worden gekozen.',
} as const
