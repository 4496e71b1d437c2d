import { cashDeskTexts as literal } from '../../rules/texts/cash-desk.ts'

/** The cash desk (BO §2, §4). */
export const cashDeskTexts = {
  title: 'Kassa',
  steps: {
    label: 'Stappen',
    sale: 'Bon',
    method: 'Betaalmethode',
    amount: 'Betalen',
    confirm: 'Klaar',
    passed: '%{step}, gedaan',
  },
  get payCash() {
    return literal.payCash
  },
  get payByCard() {
    return literal.payByCard
  },
  get settle() {
    return literal.settle
  },
  get succeeded() {
    return literal.succeeded
  },
  get yes() {
    return literal.yes
  },
  get no() {
    return literal.no
  },
  get roundingLine() {
    return literal.rounding
  },
  methods: { cash: 'contant', pin: 'pin' },
  loading: 'De kassa wordt geladen',
  failed: 'De kassa is niet geladen. Niets is gewijzigd.',
  offline: 'Zonder verbinding kan er niets worden verkocht.',
  unknown: 'Deze verkoop bestaat niet.',
  toDesk: 'Naar de kassa',
  dropped: 'Deze verkoop is weggegooid.',
  droppedHint: 'Er is niets geboekt.',
  unsure:
    'Er kwam geen antwoord. Hieronder staat hoe ver de verkoop nu is: er wordt nooit twee keer geboekt.',
  sell: {
    title: 'Verkopen',
    products: 'Producten en extra’s',
    productsFailed: 'De producten zijn niet geladen. Niets is gewijzigd.',
    none: 'Er is niets te verkopen.',
    noneHint: 'Zet bij Instellingen, Producten een product aan en geef het een prijs.',
    pieces: 'Aantal %{name}',
    days: 'Dagen %{name}',
    daysLabel: 'dagen',
    fewer: 'Eén minder: %{name}',
    more: 'Eén meer: %{name}',
    unit: { piece: 'per stuk', day: 'per dag', person: 'per persoon' },
    left: 'nog %{stock}',
    sold: 'op',
    fewest: 'vanaf %{count}',
    bills: 'Openstaande rekening',
    billSearch: 'Zoek op nummer of naam',
    billHint: 'Een gast die het verblijf of een ontbijtbestelling hier betaalt.',
    billNone: 'Geen openstaande rekening gevonden.',
    billsFailed: 'De rekeningen zijn niet geladen. Niets is gewijzigd.',
    billAdd: 'Zet %{number} van %{guest} op de bon, %{amount}',
    billAmount: 'Te betalen van %{number}',
    billOpen: 'open %{amount}',
    remove: 'Haal van de bon: %{name}',
    booking: 'Verblijf %{number}',
    'breakfast-order': 'Ontbijtbestelling %{number}',
    receipt: 'Bon',
    empty: 'Er staat nog niets op de bon.',
    discount: 'Korting geven',
    noDiscount: 'Geen korting',
    discountKind: 'Soort korting',
    discountAmount: 'Korting in euro',
    discountReason: 'Reden',
    discountLine: 'Korting',
    total: 'Totaal',
    next: 'Naar betalen',
    clear: 'Bon leegmaken',
    invalid: 'Vul een bedrag in, zoals 12,50.',
    reasonMissing: 'Vul een reden in.',
    tooHigh: 'Dit is meer dan er nog open staat.',
    kinds: {
      'regular-guest': 'Vaste gast',
      damaged: 'Beschadigd',
      offer: 'Actie',
      goodwill: 'Coulance',
    },
  },
  pay: {
    how: 'Hoe betaalt de klant?',
    total: 'Totaal',
    due: 'Te betalen',
    received: 'Ontvangen',
    exactly: 'Gepast',
    change: 'Wisselgeld',
    changeNone: 'Vul in wat u ontvangt.',
    short: 'Nog %{amount} te kort.',
    pin: 'Laat de klant betalen op het pinapparaat.',
    other: 'Andere betaalmethode',
    drop: 'Verkoop weggooien',
    paid: '%{amount} contant · wisselgeld %{change}',
    paidExactly: '%{amount} contant, gepast',
    paidByCard: '%{amount} met pin',
    no: 'Nee gaat terug naar de betaalmethode. De bon blijft zoals hij is.',
    busy: 'Bezig',
    lines: 'Op de bon',
    soldBy: 'Verkocht door %{name}',
  },
  done: {
    title: 'Verkoop %{number} is geboekt.',
    change: 'Wisselgeld: %{amount}.',
    short: 'Verkocht boven de voorraad: %{pieces} × %{name}. Tel de voorraad na.',
    receipt: 'Bon bekijken',
  },
  open: {
    title: 'Open verkoop',
    hint: 'Begonnen en nog niet betaald.',
    resume: 'Verder met de verkoop van %{amount}',
    go: 'Verder',
    drop: 'Weggooien',
    dropNamed: 'Gooi de verkoop van %{amount} weg',
  },
  today: {
    title: 'Verkocht vandaag',
    none: 'Vandaag is er nog niets verkocht.',
    failed: 'De verkopen zijn niet geladen. Niets is gewijzigd.',
    number: 'Nummer',
    time: 'Tijd',
    what: 'Wat',
    how: 'Hoe',
    amount: 'Bedrag',
    openSale: 'Open verkoop %{number}',
    takenBack: 'teruggedraaid',
  },
} as const
