import type { TextArea } from './catalogue.ts'

/** What staff call an area of the catalogue, and where its texts are read. */
export interface AreaName {
  name: string
  where: string
}

const names: Readonly<Record<string, AreaName>> = {
  agenda: { name: 'Agenda', where: 'Agenda' },
  attendance: {
    name: 'Aankomst en vertrek',
    where: 'Agenda: aangekomen, vertrokken, nachtregister',
  },
  bill: { name: 'Rekeningen', where: 'Rekeningen: tabbladen, exports, afschrijven' },
  booking: { name: 'Boekingen', where: 'Agenda: boeking toevoegen, wijzigen, annuleren' },
  breakfast: { name: 'Ontbijt', where: 'Gastensite en kassa: ontbijt bestellen' },
  cancellation: {
    name: 'Voorwaarden bij annuleren',
    where: 'Gastensite en mails: wat er teruggaat bij annuleren',
  },
  cashDesk: { name: 'Kassa', where: 'Kassa' },
  channel: { name: 'Kanalen', where: 'Instellingen: kanalen, en wat een kanaal leest' },
  channelFeed: {
    name: 'Agenda’s van kanalen',
    where: 'Instellingen: wat van een kanaal wordt gelezen',
  },
  checkout: { name: 'Afrekenen', where: 'Gastensite: de stappen van het afrekenen' },
  company: { name: 'Bedrijfsgegevens', where: 'Instellingen: algemene informatie' },
  contactForm: { name: 'Contactformulier', where: 'Gastensite: contact en zakelijk' },
  date: { name: 'Datums en tijden', where: 'Gastensite en mails: hoe een dag of tijd er staat' },
  datedRow: { name: 'Rijen met een ingangsdatum', where: 'Instellingen: tarieven, belasting, btw' },
  decision: {
    name: 'Twee beslissingen tegelijk',
    where: 'Boekingen, ontbijt en kassa: wat een ander intussen deed',
  },
  deliveryDistance: { name: 'Bezorgafstanden', where: 'Instellingen: bezorgafstanden' },
  extra: { name: 'Extra’s', where: 'Gastensite en agenda: extra’s bij een verblijf' },
  familyRoom: { name: 'Familiekamer', where: 'Gastensite en agenda: arrangementen' },
  firstAccount: { name: 'Het eerste account', where: 'Begin van een nieuw huis' },
  firstSteps: { name: 'De eerste stappen', where: 'Instellingen: het begin van een huis' },
  formFields: { name: 'Velden van formulieren', where: 'Alle formulieren: meldingen bij een veld' },
  formLabels: {
    name: 'Labels van formulieren',
    where: 'Gastensite, mails en beheer: hoe velden en keuzes heten',
  },
  invoice: { name: 'Facturen', where: 'Facturen: meldingen bij het maken van een factuur' },
  invoiceDocument: {
    name: 'Factuur en bon',
    where: 'Facturen, creditnota’s en bonnen die u vanaf nu maakt',
  },
  house: { name: 'Het huis', where: 'Gastensite: voorpagina, voet, zoekmachines; adres in mails' },
  login: { name: 'Inloggen', where: 'Inloggen en wachtwoord kiezen' },
  mailArrival: { name: 'Mail: voor aankomst', where: 'Mail aan de gast, twee dagen voor aankomst' },
  mailBreakfast: { name: 'Mail: ontbijt', where: 'Alle mails over een ontbijtbestelling' },
  mailBreakfastCancellation: { name: 'Mail: ontbijt geannuleerd', where: 'Mail aan de besteller' },
  mailBreakfastConfirmation: { name: 'Mail: ontbijt bevestigd', where: 'Mail aan de besteller' },
  mailBreakfastNotToBring: { name: 'Mail: ontbijt niet meer maken', where: 'Mail aan u' },
  mailBreakfastPaymentReminder: {
    name: 'Mail: ontbijt herinnering',
    where: 'Mail aan de besteller',
  },
  mailBreakfastPaymentReturned: {
    name: 'Mail: ontbijt terugbetaald',
    where: 'Mail aan de besteller',
  },
  mailBreakfastToBring: { name: 'Mail: ontbijt maken', where: 'Mail aan u' },
  mailCancellation: { name: 'Mail: annulering', where: 'Mail aan de gast' },
  mailConfirmation: { name: 'Mail: bevestiging', where: 'Mail aan de gast' },
  mailFormCopy: { name: 'Mail: ontvangst formulier', where: 'Mail aan wie een formulier stuurde' },
  mailBookedDouble: { name: 'Mail: dubbel geboekt', where: 'Mail aan u' },
  mailFormToProperty: { name: 'Mail: formulier', where: 'Mail aan u' },
  mailHoldEnded: { name: 'Mail: niet op tijd betaald', where: 'Mail aan de gast' },
  mailInvoice: { name: 'Mail: factuur', where: 'Mail aan wie de factuur krijgt' },
  mailSaleReceipt: { name: 'Mail: bon', where: 'Mail met de bon van een verkoop aan de kassa' },
  mailLatePaymentRefund: { name: 'Mail: te laat betaald', where: 'Mail aan de gast' },
  mailLapsedWithMoney: { name: 'Mail: geld op een vervallen boeking', where: 'Mail aan u' },
  mailNewBooking: { name: 'Mail: nieuwe boeking', where: 'Mail aan u' },
  mailOverpaymentRefund: { name: 'Mail: te veel betaald', where: 'Mail aan de gast' },
  mailPaymentRequest: { name: 'Mail: verzoek om te betalen', where: 'Mail aan de gast' },
  mailStaff: { name: 'Mail: account', where: 'Alle mails aan mensen over hun eigen account' },
  mailStaffEmailChanged: {
    name: 'Mail: e-mailadres gewijzigd',
    where: 'Mail aan het vorige adres van wie inlogt',
  },
  mailStaffInvitation: { name: 'Mail: uitnodiging', where: 'Mail aan wie u uitnodigt' },
  mailStaffNewEmail: {
    name: 'Mail: e-mailadres bevestigen',
    where: 'Mail aan het nieuwe adres van wie inlogt',
  },
  mailStaffNewPassword: { name: 'Mail: nieuw wachtwoord', where: 'Mail aan wie inlogt' },
  mailStaffSignInChanged: { name: 'Mail: manier van inloggen', where: 'Mail aan wie inlogt' },
  mailStay: { name: 'Mail: verblijf', where: 'Alle mails over een verblijf' },
  mailStayChanged: { name: 'Mail: wijziging', where: 'Mail aan de gast' },
  mailThankYou: { name: 'Mail: bedankt', where: 'Mail aan de gast, na vertrek' },
  opening: { name: 'Het huis openen', where: 'Gastensite: zolang het huis niet open is' },
  picture: { name: 'Foto’s', where: 'Instellingen: foto’s van een kamer' },
  pageText: { name: 'Pagina’s', where: 'Instellingen: pagina’s van de website' },
  price: {
    name: 'Prijs per regel',
    where: 'Gastensite, mails en rekeningen: waar een prijs uit bestaat',
  },
  priceList: { name: 'Prijzen', where: 'Instellingen: wat niet te berekenen is' },
  priceRule: { name: 'Waarom een prijs zo is', where: 'Boekingen: de prijs per nacht' },
  projectForm: { name: 'Projectaanvraag', where: 'Gastensite: projectaanvraag' },
  roomSettings: { name: 'Kamers', where: 'Instellingen: kamers' },
  ruleNumber: { name: 'Getallen van de regels', where: 'Instellingen: regels' },
  search: { name: 'Zoeken', where: 'Gastensite: zoeken' },
  customer: { name: 'Klanten', where: 'Klanten' },
  problem: { name: 'Weigeringen', where: 'Antwoorden aan gasten: waarom iets niet kan' },
  problemDetail: {
    name: 'Weigeringen, preciezer',
    where: 'Antwoorden aan gasten, en pagina’s bij een storing',
  },
  product: { name: 'Producten', where: 'Instellingen: producten' },
  season: { name: 'Seizoenen', where: 'Instellingen: seizoenen' },
  shell: { name: 'Rond de schermen', where: 'Beheer: voet en storingen' },
  siteBreakfast: {
    name: 'Ontbijt op de site',
    where: 'Gastensite: ontbijt bestellen, betalen en volgen',
  },
  siteCheckout: { name: 'Afrekenen op de site', where: 'Gastensite: gegevens, details en betalen' },
  siteForms: {
    name: 'Formulieren op de site',
    where: 'Gastensite: contact, zakelijk en inschrijvingen',
  },
  siteHome: { name: 'Voorpagina', where: 'Gastensite: voorpagina' },
  sitePage: { name: 'Om elke bladzijde', where: 'Gastensite: kop, voet, meldingen, zoekmachines' },
  sitePayment: {
    name: 'Betalen op de site',
    where: 'Gastensite: betaalmethoden, betaallink en factuur',
  },
  siteRooms: {
    name: 'Kamers op de site',
    where: 'Gastensite: kamers, familiekamer, kalender en bezetting',
  },
  siteSearch: { name: 'Zoeken op de site', where: 'Gastensite: zoeken' },
  siteStay: {
    name: 'Gasten en geweigerd verblijf',
    where: 'Gastensite: hoeveel gasten, en het verblijf dat niet kan',
  },
  siteThanks: {
    name: 'Na het boeken',
    where: 'Gastensite: bedankt, annuleren en betalen, ook bij het afrekenen',
  },
  source: { name: 'Bronnen', where: 'Instellingen: bronnen' },
  stay: { name: 'Verblijf', where: 'Gastensite en agenda: datums en personen' },
  stayTimes: {
    name: 'Tijden',
    where: 'Gastensite en mails: aankomst, vertrek en de agenda van de gast',
  },
  textCorrection: { name: 'Teksten', where: 'Instellingen: teksten' },
  translating: { name: 'Vertalingen', where: 'Instellingen: vertalingen' },
  vacation: { name: 'Vakanties', where: 'Vakanties' },
  vendorForm: { name: 'Marktinschrijving', where: 'Gastensite: marktinschrijving' },
} satisfies Partial<Record<TextArea, AreaName>>

/** The areas that have a name, in the order of their names. */
export function namedAreas(): { area: string; name: string }[] {
  return Object.entries(names)
    .map(([area, { name }]) => ({ area, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nl'))
}

/** An area by its name in the catalogue; one without a name of its own keeps that. */
export function areaName(area: string): AreaName {
  return (Object.hasOwn(names, area) ? names[area] : undefined) ?? { name: area, where: '' }
}
