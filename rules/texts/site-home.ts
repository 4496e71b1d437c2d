/** The first page of the guest site. */
export const siteHomeTexts = {
  title: '{name}, bed & breakfast{inPlace}',
  /** Above all else: one's own booking, and the news of the house. */
  ownBooking: 'Je boeking',
  toOwnBooking: 'Naar je boeking van {stay}',
  news: 'Nieuws van het huis',
  closeNews: 'Nieuws sluiten',
  /** Above the rooms. */
  rooms: 'De kamers',
  roomsDiffer: 'Elke kamer heeft haar eigen karakter.',
  lowestPrice: 'De prijs op het label is de laagste die je betaalt, met alle verplichte kosten.',
  /** What the rooms have, and the hours. */
  facilitiesDiffer: 'Niet elke kamer heeft alles: bij de kamer staat wat zij heeft.',
  breakfastWeekday: 'Ontbijt door de week',
  breakfastWeekend: 'Ontbijt in het weekend',
  /** The extras. */
  extras: 'Extra’s bij je verblijf',
  toExtras: 'Zo vraag je een extra aan',
  /** The reviews, which only a demo has. */
  reviews: 'Uit het gastenboek',
  reviewBells:
    '‘Wakker worden met de kerkklok en de geur van warm brood. We bleven een nacht langer dan gepland.’',
  reviewBellsBy: 'Marijke, knusse kamer',
  reviewBunkBed:
    '‘De kinderen wilden het stapelbed niet meer uit. Alles was er, tot de kleurpotloden toe.’',
  reviewBunkBedBy: 'Familie Janssen, familiekamer',
  reviewBikes: '‘Fietsen gehuurd, langs de Maas gereden en bij terugkomst stond de koffie klaar.’',
  reviewBikesBy: 'Henk en Riet, ruime knusse kamer',
  reviewView: '‘Klein kamertje, groot uitzicht. Precies wat ik zocht voor twee stille dagen.’',
  reviewViewBy: 'Sanne, kleine knusse kamer',
  /** The site as an app on a phone. */
  onPhone: '{name} op je telefoon',
  appCode: 'QR-code die naar deze site leidt',
  scanCode: 'Scan de code en zet de site op je beginscherm. Zo zijn we altijd dichtbij.',
  iphone: 'iPhone',
  onIphone: '{phone}: tik op Deel, dan op ‘Zet op beginscherm’.',
  android: 'Android',
  onAndroid: '{phone}: open het menu en tik op ‘App installeren’.',
  /** Below all else. */
  staffEntrance: 'Inloggen voor medewerkers',
} as const
