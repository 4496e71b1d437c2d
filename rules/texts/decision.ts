/**
 * What staff read whose decision came after another one: what was decided meanwhile. `{how}` is
 * 'door Anna om 14:03'. Not in the documents.
 */
export const decisionTexts = {
  cancelled: 'Intussen geannuleerd {how}; {amount} gaat terug.',
  lapsed: 'Intussen verlopen {how}: er is niet op tijd betaald.',
  paid: 'Intussen als betaald genoteerd {how}: {amount}.',
  paidByGuest: 'Intussen betaald {how}: {amount}.',
  receiptTakenBack: 'Intussen als toch niet ontvangen genoteerd {how}: {amount}.',
  writtenOff: 'Intussen afgeschreven {how}: {amount}.',
  writeOffTakenBack: 'Intussen de afschrijving teruggenomen {how}: {amount}.',
  givenBack: 'Intussen teruggegeven {how}: {amount}.',
  stayChanged: 'Intussen datum, kamer of personen gewijzigd {how}.',
  arrived: 'Intussen als aangekomen genoteerd {how}.',
  departed: 'Intussen als vertrokken genoteerd {how}.',
  noShow: 'Intussen als niet gekomen genoteerd {how}.',
  attendanceTakenBack: 'Intussen aankomst, vertrek of niet gekomen teruggenomen {how}.',
  roomPinned: 'Intussen de kamer vastgezet {how}.',
  roomUnpinned: 'Intussen de kamer losgemaakt {how}.',
  delivered: 'Intussen als bezorgd of afgegeven genoteerd {how}.',
  deliveryFailed: 'Intussen als niet bezorgd of afgegeven genoteerd {how}.',
  saleDone: 'Intussen afgerond {how}: {amount}.',
  saleTakenBack: 'Intussen teruggedraaid {how}: {reason}',
  byStaff: 'door {name}',
  bySomeStaff: 'door een medewerker',
  byGuest: 'door de gast',
  byChannel: 'door het kanaal',
  at: 'om {time}',
  onDay: 'op {day} om {time}',
  whoAndWhen: '{who} {when}',
  oneAfterOther: '{first} {next}',
} as const
