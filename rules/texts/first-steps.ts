import { correctable } from './correctable.ts'

/** What the guide of a new house says of its steps, in words of our own; staff are "u". */
export const firstStepsTexts = correctable('firstSteps', {
  account: 'U bent ingelogd. Wat u wijzigt, staat op uw naam.',
  companyMissing: 'Vul nog in: {fields}.',
  registrationMissing:
    'KVK- en btw-nummer ontbreken. Hebt u die, dan horen ze op de website te staan (art. 3:15d BW).',
  noRooms: 'Er is nog geen kamertype. Voeg er een toe, met een kamer en een prijs.',
  typeLacks: '{name} is niet te boeken: daar is nog geen {missing}.',
  roomsReady: 'Te boeken: {names}.',
  vat: 'Btw op logies is nu {percentage} ({source}).',
  touristTax: 'Er is een tarief voor de toeristenbelasting.',
  touristTaxMissing:
    'Er is geen toeristenbelasting. Heft uw gemeente die, vul haar dan in voor u opengaat.',
  yearsWithoutSeasons: 'In {years} is er geen seizoen: alle nachten hebben dan dezelfde prijs.',
  breakfastMissing:
    'Er is geen ontbijttarief. Gasten kunnen dan geen ontbijt bestellen: vul uw eigen prijs in.',
  distancesMissing:
    'Er zijn geen bezorgafstanden. Elk adres ligt nu te ver voor een ontbijt: vul de postcodes in.',
  paymentsMissing: 'Er is geen betaaldienst. Zonder die kunnen gasten niet boeken.',
  paymentsSilent: 'De betaaldienst gaf nog geen antwoord. Probeer hem hieronder.',
  paymentsWithoutMethods: 'Bij de betaaldienst staat geen betaalmethode aan.',
  paymentsReady: 'Gasten betalen met: {methods}.',
  paymentsTest: 'Dit is een testsleutel: gasten betalen niet echt.',
  paymentsSandbox: 'De betaalproef staat aan: gasten betalen niet echt.',
  mailMissing: 'Er is geen mailserver. Gasten krijgen dan geen bevestiging.',
  senderMissing: 'Er is geen afzender. Vul MAIL_FROM of het e-mailadres van het huis in.',
  mailReady: 'Mail gaat uit namens {sender}. Stuur uzelf een proefmail.',
  keyRefused: 'De betaaldienst weigert de sleutel. Controleer MOLLIE_API_KEY en start opnieuw.',
  providerSilent: 'De betaaldienst gaf geen antwoord. Probeer het straks opnieuw.',
  testMailSent:
    'De proefmail is aangenomen voor {email}. Kijk of hij er is, ook bij ongewenste mail.',
  testMailNotSent: 'De proefmail ging niet weg. De mailserver zegt: {why}',
  testMailUnknown: 'De mailserver brak af: misschien is de proefmail er toch. Kijk in uw mailbox.',
  notReady: 'Het huis kan nog niet open. {what}',
  rooms: 'kamer',
  prices: 'prijs',
  tariff: 'tarief (Instellingen, Tarieven familiekamer)',
  name: 'naam',
  address: 'adres',
  postcode: 'postcode',
  city: 'plaats',
  phone: 'telefoonnummer',
  email: 'e-mailadres',
})
