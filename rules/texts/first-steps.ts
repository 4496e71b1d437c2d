/** What the guide of a new house says of its steps, in words of our own; staff are "u". */
export const firstStepsTexts = {
  account: 'U bent ingelogd. Wat u wijzigt, staat op uw naam.',
  companyMissing: 'Vul nog in: {fields}.',
  registrationMissing:
    'KVK- en btw-nummer ontbreken. Hebt u die, dan horen ze op de website te staan (art. 3:15d BW).',
  noRooms: 'Er is nog geen kamertype. Voeg er een toe, met een kamer en een prijs.',
  typeLacks: '{name} is niet te boeken: daar is nog geen {missing}.',
  roomsReady: 'Te boeken: {names}.',
  vat: 'Btw op logies is nu {percentage} ({source}).',
  touristTax: 'Er is een tarief voor de toeristenbelasting.',
  touristTaxMissing: 'Heft uw gemeente toeristenbelasting? Er is nog geen tarief.',
  touristTaxNone: 'Dit huis rekent geen toeristenbelasting.',
  touristTaxOffered: 'een tarief van {tax} per persoon per nacht',
  seasonsMissing: 'Kosten nachten in een seizoen meer? Er zijn nog geen seizoenen.',
  seasonsNone: 'Dit huis heeft geen seizoenen: alle nachten hebben dezelfde prijs.',
  seasonsOffered: '{count} seizoenen tot en met {last}',
  yearsWithoutSeasons: 'In {years} is er geen seizoen: alle nachten hebben dan dezelfde prijs.',
  breakfastMissing: 'Verkoopt u ontbijt? Er is nog geen ontbijttarief.',
  breakfastNone: 'Dit huis verkoopt geen ontbijt: gasten kunnen het niet bestellen.',
  breakfastOffered:
    'een box voor {box}, een kinderbox voor {kids} en bezorgen voor {delivery}, gratis in uw eigen plaats',
  distancesMissing:
    'Er zijn geen bezorgafstanden. Elk adres ligt nu te ver voor een ontbijt: vul de postcodes in.',
  addressUnknown: 'Het huis kent zijn eigen adres nog niet. Links in mails leiden nu naar {url}.',
  addressLocal: '{url} werkt alleen op deze computer of in uw eigen netwerk: gasten komen er niet.',
  addressOpen:
    '{url} is niet beveiligd: wat gasten invullen, kan onderweg worden gelezen. Gebruik https.',
  addressReady: 'Gasten vinden het huis op {url}.',
  addressForMoney:
    'Gasten betalen hier met echt geld. Dat kan pas op een adres met https dat overal werkt, en niet op {url}.',
  addressWrong:
    'Vul het adres in zoals uw gasten het typen, bijvoorbeeld https://www.uwhuis.nl, met niets erachter.',
  addressFromStart:
    'Dit adres staat in PUBLIC_URL, waarmee het huis is gestart. Wijzig het daar en start opnieuw.',
  addressAnswers: 'Het huis antwoordt op {url}.',
  addressNotFound:
    'De naam {host} is niet te vinden. Laat hem naar deze server wijzen bij wie uw domein beheert; dat kan een dag duren.',
  addressRefused:
    'Op {url} neemt niets de verbinding aan. Controleer of de webserver aan staat en of de naam naar deze server wijst.',
  addressCertificate:
    'Het certificaat van {url} is niet geldig: verlopen, voor een andere naam, of van een onbekende uitgever.',
  addressWithoutTls: 'Op {url} antwoordt iets dat geen https spreekt.',
  addressElsewhere: 'Op {url} antwoordt een andere site, en niet dit huis.',
  addressRedirected: '{url} stuurt door naar {to}. Is dat uw huis, vul dan dat adres in.',
  addressBehindProxy:
    'Op {url} antwoordt een webserver die dit huis niet bereikt (foutcode {status}).',
  addressSilent:
    'Op {url} kwam geen antwoord binnen {seconds} seconden. Sommige routers laten een huis zichzelf niet van buiten bereiken: probeer het adres ook op uw telefoon, zonder wifi.',
  addressBroken: 'De verbinding met {url} brak af ({why}).',
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
} as const
