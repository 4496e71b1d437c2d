/** What mails about a stay have in common. Not in the documents. */
export const mailStayTexts = {
  greeting: 'Beste {name},',
  booking: 'Boeking',
  room: 'Kamer',
  arrival: 'Aankomst',
  arrivalBetween: 'tussen {hours}',
  /** About when the guest thinks to be there. */
  arrivalTime: 'Aankomsttijd',
  departure: 'Vertrek',
  departureUntil: 'tot {hours}',
  guests: 'Gasten',
  persons_one: '1 persoon',
  persons: '{n} personen',
  /** Until when a room is held: `do 11 juni 2026 om 9.30 uur`. */
  instant: '{day} om {time}',
  /** What the guest wrote when booking. */
  wish: 'Opmerking',
  total: 'Totaal',
  received: 'Ontvangen',
  toPay: 'Te betalen',
  stillToPay: 'Nog te betalen: {amount}',
  payOnline: 'Je betaalt online, op de beveiligde pagina van onze betaaldienst.',
  restDueOn: 'Betaal het uiterlijk op {day}.',
  payUntil: 'Deze link werkt tot en met {day}.',
  linkEnded: 'De link om online te betalen is verlopen. Vraag ons een nieuwe.',
  payButton: 'Betaal online',
  address: 'Ons adres: {address}.',
  wentBack:
    'We hebben {amount} teruggestort. Meestal staat het binnen enkele werkdagen op je rekening.',
  comesBack: 'Je krijgt {amount} terug. Meestal staat het binnen enkele werkdagen op je rekening.',
  ifYouCancel: 'Als je annuleert',
  howToCancel: 'Annuleren? {ways}.',
  byAnswer: 'Antwoord op deze mail',
  byPhone: 'Bel {phone}',
  byAnswerOrPhone: 'Antwoord op deze mail of bel {phone}',
  seeBooking: 'Bekijk je boeking',
} as const
