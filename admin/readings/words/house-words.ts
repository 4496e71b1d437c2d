import type { ReadingWords } from './reading-words.ts'

/** Times, numbers, payment, staff, pages and forms. */
export const houseWords = {
  'check-in': {
    title: 'Wanneer gasten kunnen inchecken',
    values: {
      'per-weekday': 'Per dag van de week, zoals bij Algemene informatie staat',
      constant: 'Elke dag van 15:00 tot 18:00',
    },
  },
  'check-out-time': {
    title: 'Tot wanneer gasten kunnen uitchecken',
    values: { '10:30': 'Tot 10:30', '11:00': 'Tot 11:00', '17:00': 'Tot 17:00' },
  },
  'number.booking': {
    title: 'Hoe een boekingsnummer eruitziet',
    values: {
      rising: 'B, jaar, maand vanaf nul en een oplopend nummer',
      dashed: 'Zoals B-2026-11-0001',
    },
  },
  'number.order': {
    title: 'Hoe een bestelnummer telt',
    values: {
      'count-plus-one': 'P, jaar, maand vanaf nul en het aantal plus één',
      count: 'P, jaar, maand vanaf nul en het aantal',
    },
  },
  'revenue.month-key': {
    title: 'Wat 072020 betekent in de omzet',
    values: { 'from-one': 'Juli 2020', 'zero-based': 'Augustus 2020' },
  },
  'revenue.basis': {
    title: 'Bij welke maand omzet hoort',
    values: {
      'night-stayed': 'De maand van de nacht',
      'day-of-payment': 'De maand waarin is betaald',
    },
  },
  'payment.proof': {
    title: 'Waaruit blijkt dat er is betaald',
    values: {
      provider: 'De betaaldienst zegt het',
      'thank-you-page': 'De bedanktpagina is bereikt',
    },
  },
  'cancellation.again': {
    title: 'Twee keer annuleren',
    values: { derived: 'De tweede keer gebeurt er niets', stored: 'Telt elke keer' },
  },
  'cancellation.mail': {
    title: 'Naam en e-mailadres in de annuleringsmail',
    values: { straight: 'Elk op zijn plaats', swapped: 'Verwisseld' },
  },
  'order-button': {
    title: 'De knop waarmee een gast bestelt',
    values: {
      obligation: 'Dat op de knop staat dat bestellen een betalingsverplichting is',
      literal: '‘Plaats boeking’',
    },
  },
  'checkout.fields': {
    title: 'Wat een gast bij het boeken invult',
    values: {
      short: 'Naam, e-mail, telefoon en woonplaats',
      'full-address': 'Ook adres en postcode',
    },
  },
  'forms.first-error': {
    title: 'Welke melding een formulier toont',
    values: {
      'last-failing': 'De laatste fout, en elk fout veld is gemarkeerd',
      'first-failing': 'De eerste fout',
    },
  },
  'forms.postcode': {
    title: 'Postcode en KVK-nummer controleren',
    values: { 'nl-only': 'Alleen voor Nederland', always: 'Voor elk land' },
  },
  'forms.names': {
    title: 'Welke namen een formulier aanneemt',
    values: {
      accented: 'Letters met spatie, streepje, apostrof en accenten',
      'letters-only': 'Alleen de letters a tot en met z',
    },
  },
  'forms.category-error': {
    title: 'De melding bij een ontbrekende categorie',
    values: { literal: 'De tekst over food en non-food', category: '‘Controlleer de categorie.’' },
  },
  'login.errors': {
    title: 'De melding als inloggen niet lukt',
    values: { 'four-messages': 'Vier meldingen, met de oorzaak', 'one-for-all': 'Eén voor alles' },
  },
  waiting: {
    title: 'Kunstmatig wachten',
    values: { none: 'Nergens', timers: '1, 3 of 5 seconden' },
  },
  failures: {
    title: 'Als laden of bewaren mislukt',
    values: {
      shown: 'Het wordt getoond en kan opnieuw',
      logged: 'Het staat alleen in het logboek',
    },
  },
  'booking.staff-unpaid': {
    title: 'Een onbetaalde boeking die u invoert',
    values: {
      confirmed: 'Is bevestigd, met een betaallink',
      held: 'Wordt vastgehouden tot er is betaald',
    },
  },
  'family.temporary-hours': {
    title: 'Hoe lang een onbetaalde familieboeking blijft staan',
    values: {
      '72-hours': '72 uur',
      '24-hours': '24 uur',
      '168-hours': 'Een week',
      'no-end': 'Tot u haar annuleert',
    },
  },
  'family.other-sources': {
    title: 'Een familieboeking van een andere bron',
    values: {
      'as-prepaid-sources': 'Betaald of open zoals die bron',
      'always-paid': 'Altijd als betaald bewaard',
    },
  },
  'staff.may-overrule': {
    title: 'Wat u met een reden toch mag boeken',
    values: {
      'closed-season-and-minimum-nights': 'In het gesloten seizoen, en minder nachten dan gevraagd',
      'closed-season': 'Alleen in het gesloten seizoen',
    },
  },
  'change.room-number': {
    title: 'De kamer na een wijziging',
    values: { 'assigned-again': 'Wordt opnieuw toegewezen', cleared: 'Is leeg tot u er een kiest' },
  },
  'payment.by-hand': {
    title: 'Betaald en Niet betaald',
    values: {
      receipts: 'Een ontvangst met betaalwijze, of het terugnemen daarvan',
      flag: 'Een vinkje',
    },
  },
  'booking.part-paid': {
    title: 'Een aanbetaling',
    values: {
      'ends-hold': 'Maakt de boeking definitief; u zegt wanneer de rest er moet zijn',
      'keeps-hold': 'Laat de optie staan tot alles is betaald',
    },
  },
  'cancellation.conditions': {
    title: 'Wat een gast bij annuleren terugkrijgt',
    values: {
      'dated-rows': 'Wat de annuleringsvoorwaarden op de dag van verkoop zeggen',
      'by-staff': 'U beslist het elke keer',
    },
  },
  'no-show.nights': {
    title: 'De nachten van een gast die niet kwam',
    values: {
      freed: 'Zijn weer te boeken zodra u dat zegt',
      kept: 'Blijven bezet tot de vertrekdag',
    },
  },
  'no-show.tax': {
    title: 'Toeristenbelasting van een gast die niet kwam',
    values: {
      'nights-stayed': 'Alleen over nachten dat er iemand sliep',
      'nights-sold': 'Over alle verkochte nachten',
    },
  },
  'no-show.vat': {
    title: 'Btw over wat u houdt van een gast die niet kwam',
    values: {
      taxed: 'Zoals verkocht: er zit btw in',
      compensation: 'Geen btw: het is een schadevergoeding',
    },
  },
  'staff.name': {
    title: 'De naam van een klant',
    values: {
      'one-field': 'Eén veld, zoals u het typt',
      'first-and-last': 'Voornaam en achternaam',
    },
  },
  'staff.order-button': {
    title: 'De knoppen waarmee u boekt',
    values: { literal: 'Zoals ze heten', 'as-guests': 'Dezelfde als voor gasten' },
  },
  'vacation.bookings': {
    title: 'Boekingen in een vakantie',
    values: { stay: 'Blijven staan en worden genoemd', overwritten: 'Worden overschreven' },
  },
  'vacation.hard-coded': {
    title: 'Oude vakanties uit het programma',
    values: { none: 'Zijn er niet', dates: 'Die van 2021 tot 2025' },
  },
  'access.signed-out': {
    title: 'Waar iemand komt die niet is ingelogd',
    values: { home: 'Op /home', login: 'Op de inlogpagina' },
  },
  'payment.method': {
    title: 'Waar een gast kiest hoe te betalen',
    values: { 'on-the-site': 'Op de website', 'at-the-provider': 'Bij de betaaldienst' },
  },
  'forms.thank-you': {
    title: 'Na een inschrijving',
    values: { pages: 'Een eigen bedanktpagina', none: 'Een melding op het formulier' },
  },
  'family.gallery': {
    title: 'De foto’s van de familiekamer',
    values: {
      'two-to-five': 'Foto 2 tot en met 5, de omslag erboven',
      'one-to-five': 'Ook de omslag',
    },
  },
  'checkout.formats': {
    title: 'Controle van wat een gast invult',
    values: {
      usable: 'E-mail en telefoon moeten bruikbaar zijn',
      unchecked: 'Alleen of er iets staat',
    },
  },
  'contact.formats': {
    title: 'Controle van het contactformulier',
    values: { 'by-form': 'Per formulier, met een maximum', unchecked: 'Geen' },
  },
  'guest.live': {
    title: 'Hoe vers de website is',
    values: { 'when-looked-at': 'Bij openen, terugkomen en drukken', live: 'Voortdurend' },
  },
  'messages.seconds': {
    title: 'Hoe lang een melding blijft staan',
    values: { stated: '3 seconden, 8 als er iets ongedaan kan', four: '4 seconden' },
  },
  'texts.lower-case': {
    title: 'De tekst over een bezette datum',
    values: { capital: 'Begint met een hoofdletter', 'lower-case': 'Ook in kleine letters' },
  },
  'public-user-post': {
    title: 'Een bericht met alleen een naam',
    values: { logged: 'Wordt niet bewaard', stored: 'Wordt bewaard' },
  },
  'reviews.place': {
    title: 'Waar de recensies staan',
    values: { home: 'Op /home', page: 'Op een eigen pagina' },
  },
  'forms.client-id': {
    title: 'Het kenmerk van een formulier',
    values: {
      'row-id': 'Wordt bij het bewaren gemaakt',
      'from-the-browser': 'Komt van de bezoeker',
    },
  },
  'breakfast.mail': {
    title: 'De mail van een ontbijtbestelling',
    values: {
      afterwards: 'Gaat na het bewaren, vanzelf',
      'in-the-form': 'Hoort bij het versturen',
    },
  },
  'browser.storage': {
    title: 'Wat de browser onthoudt',
    values: {
      address: 'Het adres draagt de keuze; niets beslist door wat de browser bewaart',
      'local-storage': 'Boekingen en bestellingen',
    },
  },
} as const satisfies Partial<ReadingWords>
