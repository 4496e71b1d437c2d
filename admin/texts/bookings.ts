import { wordsInForce } from './words.ts'

/** The booking's page (BO §2, §4): toasts and statuses are the document's. */
export const bookingTexts = {
  booking: 'Boeking',
  bookedOn: 'geboekt op %{day}',
  toCustomer: 'Naar de klant',
  call: 'Bel',
  mail: 'Mail',
  stay: 'Verblijf',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  length: 'Verblijf',
  room: 'Kamer',
  noRoom: 'nog geen nummer',
  roomNumber: 'nummer %{number}',
  get source() {
    return wordsInForce().booking.customerSource
  },
  guest: 'Klant',
  get name() {
    return wordsInForce().booking.customerName
  },
  get email() {
    return wordsInForce().booking.customerEmail
  },
  get phone() {
    return wordsInForce().booking.customerPhone
  },
  city: 'Woonplaats',
  notes: 'Notities',
  extras: 'Extra’s:',
  noted: 'Notitie:',
  noNotes: 'geen',
  from: 'vanaf %{time}',
  by: 'uiterlijk %{time}',
  get paid() {
    return wordsInForce().booking.paid
  },
  get unpaid() {
    return wordsInForce().booking.unpaid
  },
  cancelled: 'Geannuleerd',
  expired: 'Verlopen',
  held: 'Optie tot %{time}',
  comesToday: 'Komt vandaag',
  leavesToday: 'Vertrekt vandaag',
  inHouse: 'In huis',
  stillExpected: 'Nog niet aangekomen',
  shouldHaveLeft: 'Nog niet vertrokken',
  departed: 'Vertrokken',
  noShow: 'Niet gekomen',
  loading: 'De boeking wordt geladen',
  notFound: 'Deze boeking bestaat niet.',
  noId: 'Er is geen boeking gekozen.',
  failed: 'De boeking is niet geladen. Niets is gewijzigd.',
  form: {
    title: 'Wijzigen',
    optional: '%{field} (niet verplicht)',
    roomNumber: 'Kamernummer',
    roomFree: '%{number} · %{roomType}',
    roomTaken: '%{number} · %{roomType} (bezet)',
    pins: 'Een gekozen kamer staat vast: deze boeking schuift niet meer op.',
    payment: 'Betaling',
    receiptHint: 'Vul in hoeveel u hebt ontvangen en hoe.',
    takesBack:
      '%{amount} (%{method}, %{moment}) wordt teruggenomen. Dat blijft zichtbaar op de rekening.',
    notByHand: 'Dit is niet met de hand ontvangen. Geld gaat terug via annuleren of wijzigen.',
    guestNotes: 'De klant schreef: %{notes}',
    get save() {
      return wordsInForce().booking.save
    },
    get saved() {
      return wordsInForce().booking.changed
    },
    discard: 'Niet opslaan',
    leave: 'Wat u hebt gewijzigd, is niet bewaard. Toch verlaten?',
    unsaved: 'Nog niet opgeslagen.',
    choose: 'Kies eerst welke tekst blijft staan.',
    theirs: 'Intussen staat hier: %{text}',
    empty: '(leeg)',
    take: 'Neem over',
    keep: 'Houd wat ik schreef',
    meanwhile: 'Intussen gewijzigd',
    change: '%{field}: %{from} → %{to}',
    changedBy: '%{change}, %{who}, %{moment}',
    byItself: 'vanzelf',
    fields: {
      name: 'naam',
      email: 'e-mail',
      phone: 'telefoon',
      notes: 'notities',
      language: 'taal',
      room: 'kamernummer',
      roomType: 'kamertype',
      arrival: 'aankomst',
      departure: 'vertrek',
      persons: 'personen',
    },
    overruled: 'Toch geboekt',
    overruledBy: '%{reason}, door %{name}',
    wantedRoom: 'gekozen kamer %{number}',
  },
  breakfasts: {
    title: 'Ontbijt',
  },
  money: {
    title: 'Rekening',
    open: 'Nog open',
    line: 'Regel',
    why: 'Waarom',
    vat: 'Btw',
    amount: 'Bedrag',
    total: 'Totaal',
    less: {
      cancelled: 'Vervallen door de annulering',
      expired: 'Vervallen, niet betaald',
      'given-back': 'Teruggegeven',
    },
    withoutRoom: 'zonder de kamer: die heeft nog geen prijs',
    vatIncluded: 'btw inbegrepen: %{amount}',
    noVat: 'geen',
    priceFor: 'Prijs %{persons}, %{room}',
    showRules: 'Toon de regel achter elke prijs',
    hideRules: 'Verberg de regels',
    source: 'Waar deze regel staat',
    taxOfChannel: '%{source} draagt de toeristenbelasting zelf af. De gast betaalt er hier geen.',
    taxInPrice: 'De toeristenbelasting zit in wat %{source} betaalt. De gast betaalt er hier geen.',
    restDueOn: 'De rest is afgesproken voor %{day}.',
    payLinkHeld: 'Zolang we de kamer vasthouden, betaalt de klant met deze link:',
    payLinkUntil: 'De betaallink van de klant werkt tot en met %{day}.',
    payLinkEnded:
      'De betaallink van de klant werkte tot en met %{day}. Stuur onder Acties een nieuwe.',
    ledger: 'Ontvangen en terugbetaald',
    date: 'Datum',
    what: 'Wat',
    left: 'Nog open',
    back: 'Terug te betalen',
    settled: 'Niets open',
    sold: 'Geboekt',
    changed: 'Gewijzigd',
    received: '%{method} ontvangen',
    takenBack: '%{method} toch niet ontvangen',
    refunded: 'Terugbetaald, %{method}',
    'written-off': 'Afgeschreven: %{reason}',
    writeOffTakenBack: 'Afschrijving teruggenomen',
    entryBy: 'door %{name}',
    methods: {
      ideal: 'iDEAL',
      card: 'Kaart',
      cash: 'Contant',
      pin: 'Pin',
      bank: 'Overboeking',
      channel: 'Via het kanaal',
    },
    notes: {
      expired: 'Vervallen, niet betaald',
      cancelled: 'Geannuleerd',
      'after-hold': 'Alsnog geboekt',
      'given-back': 'Teruggegeven',
      arrived: 'Aangekomen',
      'no-show': 'Niet gekomen',
      'came-after-all': 'Toch gekomen',
      'at-provider': 'Terugbetaald bij de betaaldienst',
      'refund-failed': 'Terugbetaling niet aangekomen',
      chargeback: 'Teruggehaald door de bank',
      'chargeback-reversed': 'Door de bank toch weer betaald',
    },
    attempts: {
      created: 'Betaallink gemaakt, nog niet geopend',
      open: 'Betaling geopend, nog niet betaald',
      pending: 'Betaling in behandeling',
      authorized: 'Betaling toegezegd',
      failed: 'Betaling mislukt',
      canceled: 'Betaling afgebroken',
      expired: 'Betaling verlopen',
    },
  },
  mails: {
    title: 'Mail',
    none: 'Nog geen mail aan deze klant.',
  },
  agreement: {
    title: 'Voorwaarden',
    ordering: 'Akkoord gegeven op %{moment}, op de site in het %{language}.',
    paying:
      'Akkoord gegeven bij het betalen via de link op %{moment}, op de site in het %{language}.',
    none: 'Ingevoerd of overgenomen: waarmee de klant akkoord ging, is op deze site niet vastgelegd.',
    older: 'De site bewaarde toen nog niet welke tekst er stond.',
    since: 'versie van %{moment}',
    first: 'eerste versie',
    current: 'staat er nog zo',
    changed: 'intussen gewijzigd',
    untranslated: 'in het Nederlands gelezen',
    gone: 'De tekst van toen is er niet meer.',
    steps: 'Op de plaats van {annulering} stond:',
    failed: 'De voorwaarden zijn niet geladen.',
  },
  actions: {
    title: 'Acties',
    invoice: 'Factuur',
    none: 'Voor deze boeking is er niets meer te doen.',
    noteRefund: 'Terugbetaling vastleggen',
    get refundNoted() {
      return wordsInForce().booking.changed
    },
    markPaid: 'Markeer als betaald',
    takeBackReceipt: 'Niet betaald',
    get markedPaid() {
      return wordsInForce().booking.changed
    },
    resend: 'Bevestiging opnieuw versturen',
    newPayLink: 'Nieuwe betaallink sturen',
    newPayLinkSent: 'De nieuwe betaallink is verzonden!',
    payLink: 'Betaallink sturen',
    payLinkSent: 'De betaallink is verzonden!',
    get resent() {
      return wordsInForce().booking.confirmationResent
    },
    delete: 'Boeking verwijderen',
    deleted: 'De boeking is verwijderd.',
    cancelMail: {
      get sent() {
        return wordsInForce().booking.cancellationMailSent
      },
      get queued() {
        return wordsInForce().booking.mailReady
      },
      get failed() {
        return wordsInForce().breakfast.mailNotSent
      },
      uncertain: 'Het is onzeker of de annuleringsmail is verzonden.',
      kept: 'De annuleringsmail is bewaard en niet verzonden: er is geen mailserver.',
      withdrawn: 'Er ging geen annuleringsmail.',
    },
    resendOutcomes: {
      get queued() {
        return wordsInForce().booking.mailReady
      },
      uncertain:
        'Het is onzeker of de mail is verzonden: de mailserver gaf geen duidelijk antwoord.',
      get failed() {
        return wordsInForce().breakfast.mailNotSent
      },
      kept: 'De mail is niet verzonden: er is geen mailserver. Hij is bewaard en te lezen onder Mail.',
      withdrawn: 'De mail is niet verzonden: de boeking is geannuleerd.',
    },
    get cancel() {
      return wordsInForce().booking.cancelBooking
    },
    get cancelled() {
      return wordsInForce().booking.cancelled
    },
    get close() {
      return wordsInForce().booking.close
    },
    kinds: {
      cancel: 'annuleren',
      edit: 'wijzigen',
      delete: 'verwijderen',
      'mark-paid': 'betaling vastleggen',
      'take-back-receipt': 'niet betaald',
      'write-off': 'afschrijven',
      'give-back': 'geld teruggeven',
      'take-back-write-off': 'afschrijving terugnemen',
      'resend-confirmation': 'bevestiging opnieuw versturen',
      'change-stay': 'datum/type wijzigen',
      'pin-room': 'kamer vastzetten of losmaken',
      arrive: 'aangekomen',
      depart: 'vertrokken',
      'no-show': 'niet gekomen',
      'take-back-attendance': 'aankomst of vertrek terugnemen',
    },
    busy: 'Bezig…',
    unreachable:
      'Het is niet zeker of dit is gelukt: er kwam geen antwoord. Kijk over een minuut bij de boeking, voordat u het opnieuw probeert.',
    refused: 'Niets is gewijzigd.',
  },
  refundDialog: {
    question: 'Hebt u %{amount} zelf teruggestort?',
    how: 'Hoe teruggestort',
    effect:
      'Dit komt in het verloop, en een klant met een mailadres krijgt bericht dat het geld terug is. De site betaalt zelf niets.',
    confirm: 'Ja, teruggestort',
  },
  receiptDialog: {
    question: 'hoeveel hebt u ontvangen?',
    amount: 'Bedrag in euro',
    how: 'Hoe ontvangen',
    missing: 'Vul een bedrag in boven € 0,00.',
    by: 'Op de rekening komt te staan dat %{name} dit heeft ontvangen.',
    restDueOn: 'De rest uiterlijk betaald op',
    restHint: 'Op die dag staat de boeking op het dashboard als de rest er niet is.',
    confirms: 'De boeking is daarna definitief.',
    confirm: 'Vastleggen',
  },
  takeBackDialog: {
    question: 'is %{amount} (%{method}, %{moment}) toch niet ontvangen?',
    effect: 'Het bedrag staat daarna weer open. De ontvangst blijft zichtbaar op de rekening.',
    confirm: 'Niet ontvangen',
  },
  deleteDialog: {
    get question() {
      return wordsInForce().booking.confirmDelete
    },
    effect: 'Dat kan alleen omdat er nooit geld of mail bij was. Het is niet terug te draaien.',
    confirm: 'Verwijderen',
    dismiss: 'Niet verwijderen',
  },
  cancelDialog: {
    paid: '%{amount} betaald',
    open: '%{amount} nog niet betaald',
    part: '%{paid} betaald, %{open} nog niet',
    refund: 'Wat gaat terug?',
    all: 'Alles',
    partly: 'Een deel',
    none: 'Niets',
    amount: 'Bedrag dat teruggaat, in euro',
    missing: 'Vul in hoeveel teruggaat, bijvoorbeeld 104,00.',
    reason: 'Waarom iets anders dan de voorwaarden',
    reasonMissing: 'Schrijf op waarom er iets anders teruggaat dan volgens de voorwaarden.',
    byConditions: 'Volgens de voorwaarden: %{amount} terug.',
    online: 'Het gaat vanzelf terug via de betaaldienst, meestal binnen 3 werkdagen.',
    byHand: 'U stort het zelf terug en legt dat daarna hier vast.',
    bothWays:
      '%{online} gaat vanzelf terug via de betaaldienst; %{byHand} stort u zelf terug en legt u hier vast.',
    mail: 'Mail de klant dat de boeking is geannuleerd (%{email})',
    noAddress: 'De klant heeft geen e-mailadres en krijgt geen mail.',
    effect: 'De nacht komt vrij. |||| De %{smart_count} nachten komen vrij.',
    get confirm() {
      return wordsInForce().booking.cancelBooking
    },
    dismiss: 'Niet annuleren',
  },
} as const
