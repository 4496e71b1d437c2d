/**
 * What is said of the house as a whole, in words of our own that hold for any house: `{name}` and
 * `{place}` are its company data, `{rooms}` what it lets, such as 'acht kamers'.
 */
export const houseTexts = {
  heroTitle: 'Slapen met een eigen sleutel',
  heroLine: '{rooms} in {place}.',
  homeDescription: 'Slapen in {place}: {rooms}. Zoek je datums en boek meteen.',
  roomsLine: '{rooms}. Kies een kamer en zie meteen welke dagen vrij zijn.',
  foot: '{rooms} in {place}.',
  breakfastDescription:
    'Bestel een ontbijtbox uit {place} en laat hem ’s ochtends thuisbezorgen, voor jezelf of als verrassing.',
  surpriseDescription:
    'Verras iemand met een ontbijt aan de deur: een gevulde ontbijtbox uit {place}, ’s ochtends bezorgd.',
  vendorDescription:
    'Schrijf je in als standhouder op de Paasveerjaarmarkt in {place}: een kraam, grondplaats of plek voor een verkoopwagen.',
  appDescription: 'Kamers zoeken en boeken bij {name}.',
  /** Where it stands: also in mails, on receipts and in the file for the calendar. */
  address: '{address}, {country}',
  country: 'Nederland',
  kvk: 'KVK {number}',
  /** What it lets; above twelve the number stands in figures. */
  rooms_one: 'een kamer',
  rooms: '{n} kamers',
  familyRooms_one: 'een familiekamer',
  familyRooms: '{n} familiekamers',
  roomsOfBothKinds: '{rooms} en {familyRooms}',
  two: 'twee',
  three: 'drie',
  four: 'vier',
  five: 'vijf',
  six: 'zes',
  seven: 'zeven',
  eight: 'acht',
  nine: 'negen',
  ten: 'tien',
  eleven: 'elf',
  twelve: 'twaalf',
} as const
