/** The mail to the property about a stay that a channel sold and that has no room. Not in the documents. */
export const mailBookedDoubleTexts = {
  subject: 'Dubbel geboekt bij {channel}: {stay}',
  title: 'Dubbel geboekt: {roomType}',
  sold: '{channel} verkocht {roomType}, maar voor die nachten is er geen kamer meer vrij. Deze boeking staat daarom nog niet in uw agenda. Komt er een kamer vrij, dan krijgt ze die vanzelf.',
  moved:
    '{channel} verzette boeking {number}, maar voor de nieuwe nachten is er geen kamer vrij. In uw agenda staat ze daarom nog op de oude nachten. Komt er een kamer vrij, dan verhuist ze vanzelf.',
  channel: 'Kanaal',
  nights: 'Nachten',
  roomType: 'Kamertype',
  reference: 'Nummer bij {channel}',
  what: 'Wat u kunt doen',
  free: 'Een ander kamertype dat al die nachten nog een kamer vrij heeft: {roomTypes}. Bied die kamer aan de gast van {channel} aan, of verplaats een andere gast daarheen.',
  noneFree: 'Geen ander kamertype heeft al die nachten nog een kamer vrij.',
  others:
    'Boekingen van {roomType} in die nachten, van gasten die nog moeten komen: {numbers}. Bel wie misschien wil verhuizen of verzetten; het telefoonnummer staat bij de boeking.',
  call: 'Lukt dat niet, bel dan {channel} voordat de gast onderweg is. Alleen daar kan deze boeking worden geannuleerd.',
  see: 'Bekijk de kanalen',
} as const
