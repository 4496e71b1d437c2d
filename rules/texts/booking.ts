/** What staff read when they add, change or cancel a booking (BO §2, §4, §8). */
export const bookingTexts = {
  /** BO §4, §8: an own-website booking not yet paid. */
  mailSent: 'De e-mail is verzonden!',
  /** Not in the documents: the mail server has not taken it yet. */
  mailReady: 'De e-mail staat klaar',
  /** BO §4, §8. */
  added: 'De boeking is toegevoegd!',
  /** BO §2, of an ordinary room; the family room has the checkout's (reading `staff.order-button`). */
  place: 'Plaats boeking (gewoon)',
  /** BO §4, §8: name, e-mail, phone, notes, payment or room number saved. */
  changed: 'De boeking is gewijzigd!',
  /** BO §4, §8: dates or type changed; the capital is the document's. */
  stayChanged: 'De boeking is Gewijzigd!',
  /** BO §4, §8. */
  cancelled: 'De boeking is Geannuleerd!',
  /** BO §4: after the guest's name, derived and never stored (reading `cancellation.again`). */
  cancelledSuffix: ' (Geannuleerd)',
  /** BO §4, §8. */
  cancellationMailSent: 'Annulerings e-mail met succes verzonden!',
  /** BO §7, §8. */
  confirmationResent: 'De bevestiging is opnieuw verstuurd!',
  /** BO §4. */
  confirmDelete: 'Weet je zeker dat je de afspraak wilt verwijderen?',
  /** BO §4: the answers to "Heeft de klant al betaald". */
  paidNo: 'nee',
  paidYes: 'ja',
  /** BO §2. */
  paid: 'Betaald',
  unpaid: 'Niet betaald',
  /** BO §2: the button on the booking's page, and the overlay that it opens. */
  changeStay: 'Datum/ Type Wijzigen',
  changeStayTitle: 'Wijzig datum/type',
  carryOutChange: 'Wijziging doorvoeren',
  refundDue: 'Terug te betalen',
  paymentDue: 'Nog te betalen',
  save: 'Opslaan',
  /** BO §2: the fields of a booking. */
  customerSource: 'Klant komt van',
  customerName: 'Naam klant',
  customerEmail: 'Email klant',
  customerPhone: 'Telefoon klant',
  /** BO §2, §4. */
  cancelBooking: 'Boeking annuleren',
  close: 'Sluiten',
  /** Not in the documents, which mark these fields as required and check nothing (BO §5). */
  roomMissing: 'Kies een kamer.',
  roomNumberMissing: 'Kies een kamernummer.',
  sourceMissing: 'Kies waar de klant vandaan komt.',
  paidMissing: 'Kies of de klant al heeft betaald.',
  methodMissing: 'Kies hoe de klant heeft betaald.',
  restDueOn: 'Kies voor de rest een dag van vandaag tot en met het vertrek.',
  clientNameMissing: 'Vul de naam van de klant in.',
  personsMissing: 'Kies een aantal personen.',
  /** Not in the documents: reading `staff.may-overrule`. */
  overruleReasonMissing: 'Schrijf op waarom u toch boekt.',
} as const
