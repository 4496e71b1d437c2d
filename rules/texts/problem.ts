/**
 * The sentences of refusals, by reason, for an answer that has nothing more exact to say. No screen
 * has these words by itself: they come with the answer. Not in the documents.
 */
export const problemTexts = {
  'invalid-input': 'Controleer de gemarkeerde gegevens.',
  'stay-refused': 'Dit verblijf is niet te boeken.',
  'total-changed': 'De prijs is intussen veranderd. Er is niets geboekt. Bekijk het nieuwe totaal.',
  'order-total-changed':
    'De prijs is intussen veranderd. Er is niets besteld. Bekijk het nieuwe totaal.',
  'open-sum-changed':
    'Er staat een ander bedrag open. Er is niets betaald. Bekijk het nieuwe bedrag.',
  'idempotency-key-missing': 'Deze boeking heeft geen geldig kenmerk. Laad de pagina opnieuw.',
  'idempotency-key-reused':
    'Met dit kenmerk is al een andere boeking gedaan. Laad de pagina opnieuw.',
  'too-many-holds':
    'Je hebt al meer boekingen openstaan. Betaal die eerst, of wacht tot ze vervallen.',
  'too-many-requests': 'Te veel verzoeken. Wacht een minuut en probeer het opnieuw.',
  'not-found': 'Dit bestaat niet.',
  'not-signed-in': 'Log in om dit te zien.',
  'wrong-origin': 'Dit verzoek komt niet van deze website.',
  'booking-not-payable': 'Deze boeking kan niet meer worden betaald. Zoek opnieuw een verblijf.',
  'pay-link-ended': 'Deze betaallink is verlopen. Vraag ons om een nieuwe.',
  'order-not-payable': 'Deze bestelling kan niet meer worden betaald.',
  'order-not-changeable': 'Dat kan bij deze bestelling niet meer.',
  'form-too-soon': 'Dat ging wel heel snel. Wacht een paar tellen en verstuur het nog eens.',
  'form-not-taken':
    'Dit formulier kon zo niet worden aangenomen. Verstuur het nog eens. Lukt het niet, bel ons dan.',
  unavailable: 'De database is even niet bereikbaar. Probeer het straks opnieuw.',
  /** `{code}` is the name of the request in the log. */
  unexpected: 'Er ging iets mis. Probeer het straks opnieuw. Foutcode {code}.',
} as const
