/** What the screens of bills say (BO §2), and what is asked of who writes one off. */
export const billTexts = {
  /** BO §2: the tabs, as they are written there. */
  stays: 'Overnachtingen',
  breakfasts: 'Onbijtjes',
  /** BO §2: the names of the exports. */
  staysExport: 'Boekingen',
  breakfastsExport: 'Ontbijtjes',
  /** Not in the documents. */
  writeOffReason: 'Schrijf op waarom dit wordt afgeschreven.',
  tooHigh: 'Dit is meer dan er nog open staat.',
  giveBackReason: 'Schrijf op waarom dit teruggaat.',
  giveBackTooHigh: 'Dit is meer dan er is betaald.',
  giveBackOpen: 'Er staat nog iets open. Schrijf dat eerst af, dan kan er geld terug.',
} as const
