import { wordsInForce } from './words.ts'

/** /rekeningen: bills of stays and of breakfasts, what came in and what is open. */
export const billTexts = {
  title: 'Rekeningen',
  kinds: 'Soort rekening',
  tabs: {
    get booking() {
      return wordsInForce().bill.stays
    },
    get 'breakfast-order'() {
      return wordsInForce().bill.breakfasts
    },
    sale: 'Kassa',
  },
  search: 'Zoek op naam, nummer of e-mail',
  state: 'Toon',
  states: { all: 'Alles', open: 'Nog open', overdue: 'Te laat' },
  year: 'Jaar',
  everyYear: 'Alle jaren',
  month: 'Maand',
  everyMonth: 'Alle maanden',
  source: 'Bron',
  everySource: 'Alle bronnen',
  number: 'Nummer',
  name: 'Naam',
  what: 'Wat',
  takenBack: 'Teruggenomen',
  days: { booking: 'Verblijf', 'breakfast-order': 'Ontbijt op', sale: 'Verkocht op' },
  total: 'Totaal',
  received: 'Ontvangen',
  open: 'Open',
  paid: 'Status',
  cancelled: 'Geannuleerd',
  held: 'Wacht op betaling',
  toPayBack: 'Terug te betalen',
  dueOn: 'Er is een factuur. Te betalen tot en met %{day}.',
  openBill: 'Open rekening %{number} van %{name}',
  sums: {
    count: 'Aantal',
    total: 'Totaal',
    received: 'Ontvangen',
    open: 'Open',
    writtenOff: 'Afgeschreven',
    toPayBack: 'Terug te betalen',
    failed: 'De totalen konden niet worden geladen.',
  },
  bill: 'Rekening',
  notFound: 'Deze rekening bestaat niet.',
  billFailed: 'De rekening is niet geladen. Niets is gewijzigd.',
  lines: {
    title: 'Verkocht',
    none: 'Er is niets meer verkocht: wat er was, is teruggenomen.',
    vatOver: 'Btw %{rate} over %{net}',
  },
  payLink: {
    copy: 'Kopieer betaallink',
    copied: 'De betaallink is gekopieerd.',
    notCopied: 'Kopiëren lukt hier niet. De betaallink is: %{url}',
  },
  writeOff: {
    title: 'Afschrijven',
    confirm: 'Schrijf af',
    question: 'Welk deel van de rekening wordt niet meer betaald?',
    amount: 'Bedrag',
    reason: 'Reden',
    effect: 'Wat is verkocht verandert niet: omzet en btw blijven gelijk.',
    done: 'Het bedrag is afgeschreven.',
  },
  giveBack: {
    title: 'Geld teruggeven',
    confirm: 'Geef terug',
    question: 'Hoeveel krijgt de klant terug? Er is %{received} ontvangen.',
    amount: 'Bedrag',
    reason: 'Reden',
    online:
      'De rekening wordt zoveel lager, met de btw erin. Wat via de site is betaald gaat vanzelf terug. Wat anders is betaald, betaalt u zelf terug; leg dat daarna hier vast.',
    told: 'De klant krijgt hiervan geen mail. Is er al een factuur? Maak daarvan een creditnota.',
    done: 'De teruggave is vastgelegd.',
  },
  takeBack: {
    title: 'Afschrijving terugnemen',
    confirm: 'Neem terug',
    question: 'Staat %{amount} weer open? Afgeschreven om: %{reason}.',
    done: 'De afschrijving is teruggenomen.',
  },
  exports: {
    get booking() {
      return wordsInForce().bill.staysExport
    },
    get 'breakfast-order'() {
      return wordsInForce().bill.breakfastsExport
    },
    sale: 'Kassa',
    csv: 'CSV',
    sheetHint: '%{name} downloaden als spreadsheet',
    csvHint: '%{name} downloaden als CSV',
  },
  loading: 'De rekeningen worden geladen',
  failed: 'De rekeningen zijn niet geladen. Niets is gewijzigd.',
  empty: 'Nog geen rekeningen in dit jaar',
  emptyHint: 'Een rekening komt hier zodra iemand boekt of bestelt. Kies zo nodig een ander jaar.',
  none: 'Niets gevonden',
  noneHint: 'Kies andere woorden, een andere maand of alles.',
} as const
