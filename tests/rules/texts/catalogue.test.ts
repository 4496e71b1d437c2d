import { describe, expect, it } from 'vitest'
import { agendaTexts } from '../../../rules/texts/agenda.ts'
import { areaName } from '../../../rules/texts/area-names.ts'
import { attendanceTexts } from '../../../rules/texts/attendance.ts'
import { billTexts } from '../../../rules/texts/bill.ts'
import { bookingTexts } from '../../../rules/texts/booking.ts'
import { breakfastTexts } from '../../../rules/texts/breakfast.ts'
import { cashDeskTexts } from '../../../rules/texts/cash-desk.ts'
import { texts } from '../../../rules/texts/catalogue.ts'
import { checkoutTexts } from '../../../rules/texts/checkout.ts'
import { contactFormTexts } from '../../../rules/texts/contact-form.ts'
import { familyRoomTexts } from '../../../rules/texts/family-room.ts'
import { firstAccountTexts } from '../../../rules/texts/first-account.ts'
import { formFieldTexts } from '../../../rules/texts/form-fields.ts'
import { houseTexts } from '../../../rules/texts/house.ts'
import { literalTexts } from '../../../rules/texts/load-text-corrections.ts'
import { loginTexts } from '../../../rules/texts/login.ts'
import { openingTexts } from '../../../rules/texts/opening.ts'
import { projectFormTexts } from '../../../rules/texts/project-form.ts'
import { roomSettingsTexts } from '../../../rules/texts/room-settings.ts'
import { searchTexts } from '../../../rules/texts/search.ts'
import { shellTexts } from '../../../rules/texts/shell.ts'
import { siteRoomsTexts } from '../../../rules/texts/site-rooms.ts'
import { stayTexts } from '../../../rules/texts/stay.ts'
import { vacationTexts } from '../../../rules/texts/vacation.ts'
import { vendorFormTexts } from '../../../rules/texts/vendor-form.ts'

// Spelling is the documents' own: "geselect", "gevult", "Controlleer". What stands below "own" is
// the property's, where they give no words.
describe('The catalogue says, letter for letter,', () => {
  it('what G §5, §8, BO §5, §8 say of a refused stay', () => {
    expect(stayTexts).toEqual({
      occupied: 'Er is een datum geselect die reeds bezet is, selecteer een andere datum.',
      occupiedOlder: 'er is een datum geselect die reeds bezet is, selecteer een andere datum.',
      minimumNightsWeekend:
        'Als de startdatum op een vrijdag of zaterdag valt, moet je minimaal voor 2 nachten boeken.',
      minimumNightsWeekendOnArrival:
        'Bij aankomst op vrijdag of zaterdag moet je minimaal 2 nachten boeken.',
      minimumNightsSummer: 'In deze periode moet je minimaal voor 2 nachten boeken.',
      minimumNightsDate: 'Je moet op de {day}-ste minimaal {n} nachten boeken',
      chooseDates: 'Selecteer datums',
      book: 'Boeken',
      perPersonPerNight: 'p.p.n.',
      readMore: 'Lees meer',
      // own
      unknownRoomType: 'Deze kamer bestaat niet.',
      invalidDates: 'Kies een aankomstdatum en een latere vertrekdatum.',
      arrivalInPast: 'De aankomstdatum ligt in het verleden.',
      beyondHorizon: 'Boeken kan tot en met {until}.',
      tooLongOnline:
        'Online kun je tot {n} nachten achter elkaar boeken. Bel of mail ons voor een langer verblijf.',
      roomNotFree: 'De gekozen kamer is voor deze nachten niet vrij te maken.',
      personsOutOfRange: 'Kies een aantal personen dat in deze kamer past.',
      noPriceForPersons: 'Deze kamer is niet te boeken voor dit aantal personen.',
      noTariff: 'Deze kamer heeft nog geen tarief en is nog niet te boeken.',
      closedSeason: 'Van {firstNight} tot en met {lastNight} zijn we gesloten.',
      minimumNightsWeekendOther:
        'Bij aankomst op vrijdag of zaterdag moet je minimaal {n} nachten boeken.',
      minimumNightsSummerOther: 'In deze periode moet je minimaal voor {n} nachten boeken.',
      closed: 'In deze periode zijn we gesloten.',
      breakfastIncluded: 'Het ontbijt in huis zit bij de prijs in.',
      pets: 'Wil je een huisdier meenemen? Overleg het met ons voor je boekt.',
      neverOffered: 'Deze kamer is niet online te boeken.',
      cutOff: 'Na {time} uur kun je online niet meer boeken voor vandaag of morgen.',
      cutOffTomorrow: 'Na {time} uur kun je online niet meer boeken voor morgen.',
      noArrangement:
        'De familiekamer is te boeken per weekend, midweek of week, met aankomst op vrijdag of maandag.',
      // Not of the documents: our own sentence (BO §4 is silent).
      hasArrived:
        'Dit verblijf is al begonnen: de aankomst blijft, alleen het vertrek kan nog anders.',
      firstHoldEnds: '{refusal} De eerste vervalt om {time}.',
    })
  })

  it('what G §2, §5, §8 say in the search form', () => {
    expect(searchTexts).toEqual({
      search: 'Zoeken',
      invalidFields: 'Je hebt niet alle zoek velden correct gevult',
      noRooms: 'Er zijn geen kamers beschikbaar, u kunt wel altijd nog even bellen',
    })
  })

  it('what BO §4, G §4 say of the four arrangements', () => {
    expect(familyRoomTexts).toEqual({
      fridayWeekend: 'Vrijdag-weekend',
      mondayMidweek: 'Maandag-midweek',
      mondayWeek: 'Maandag-week',
      fridayWeek: 'Vrijdag-week',
      // own
      beginsOn: '{name} begint op een {weekday}.',
    })
  })

  it('what BO §2, §5, §8 say at the login', () => {
    expect(loginTexts).toEqual({
      invalidEmail: 'Controlleer het e-mail adres!',
      unknownEmail: 'E-mail adres is niet bekend!',
      wrongPassword: 'Controlleer het wachtwoord!',
      otherError: 'Het e-mail adres is niet bekend, probeer het opnieuw',
      intro: 'Inloggen voor het beheer van de website.',
      email: 'Gebruikersnaam',
      password: 'Wachtwoord',
      signIn: 'Inloggen',
      signOut: 'Uitloggen',
      // own
      refused: 'Het e-mailadres of het wachtwoord klopt niet.',
      tooManyAttempts: 'Te veel pogingen. Probeer het over {minutes} min. opnieuw.',
      linkOver: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
      passwordTooShort: 'Kies een wachtwoord van minstens 12 tekens.',
      passwordTooLong: 'Kies een wachtwoord van hoogstens 1000 tekens.',
      codeNeeded: 'Vul de code van uw authenticator-app in.',
      wrongCode: 'Deze code klopt niet of is al gebruikt. Vul de code in die er nu staat.',
      ownPasswordWrong: 'Dit is niet uw huidige wachtwoord.',
      emailTaken: 'Dit e-mailadres heeft al een account.',
      nameMissing: 'Vul een naam in.',
      sameEmail: 'Dit is al uw e-mailadres.',
      setupOver: 'Het instellen duurde te lang. Begin opnieuw.',
    })
  })

  it('what BO §2 say in the agenda', () => {
    expect(agendaTexts).toEqual({
      today: 'Vandaag',
      day: 'dag',
      week: 'Week',
      month: 'Maand',
      change: 'Wijzig',
      billOpen: 'Rekening open',
    })
  })

  it('what BO §2 says on the screens of bills', () => {
    expect(billTexts).toEqual({
      stays: 'Overnachtingen',
      breakfasts: 'Onbijtjes',
      staysExport: 'Boekingen',
      breakfastsExport: 'Ontbijtjes',
      writeOffReason: 'Schrijf op waarom dit wordt afgeschreven.',
      tooHigh: 'Dit is meer dan er nog open staat.',
      giveBackReason: 'Schrijf op waarom dit teruggaat.',
      giveBackTooHigh: 'Dit is meer dan er is betaald.',
      giveBackOpen: 'Er staat nog iets open. Schrijf dat eerst af, dan kan er geld terug.',
    })
  })

  it('what BO §1, §2 say around the screens of staff', () => {
    expect(shellTexts).toEqual({
      dashboard: 'Dashboard',
      archive: 'Archief',
      reports: 'Rapporten',
      testPayment: 'Test betaling',
      failed: 'Er is iets misgegaan probeer opnieuw',
      somethingWrong: 'Something went wrong!',
      tryLater: 'There was a problem on our end. Please try again later.',
    })
  })

  it('what G §2, §4 say in the checkout wizard', () => {
    expect(checkoutTexts).toEqual({
      stepGuest: 'Gegevens',
      stepDetails: 'Details',
      stepPayment: 'Betalen',
      placeBookingObliging: 'Plaats boeking met betalingsverplichting',
      placeBooking: 'Plaats boeking',
    })
  })

  it('what G §5 8 to 16 say of the fields that forms share', () => {
    expect(formFieldTexts).toEqual({
      firstName: 'Controlleer de voornaam.',
      lastName: 'Controlleer de achternaam.',
      email: 'Controlleer het e-mail adres.',
      street: 'Controlleer de straatnaam.',
      houseNumber: 'Een huisnummer is verplicht.',
      postcode: 'De postcode is niet geldig.',
      city: 'Controlleer de woonplaats.',
      country: 'Controlleer het land.',
      phone: 'Controlleer het telefoonnummer.',
      // own
      address: 'Vul je straat en huisnummer in.',
      name: 'Vul je naam in.',
      companyName: 'Vul de bedrijfsnaam in.',
      description: 'Vul in waar het over gaat.',
      unreadable: 'Hier staat een teken dat we niet kunnen lezen.',
      tooLong: 'Gebruik hier hoogstens {max} tekens.',
      childAges: 'Kies van elk kind de leeftijd, van 0 tot en met 17.',
      adultMissing: 'Er moet minstens één volwassene mee.',
      tooManyResidents: 'Dat zijn er meer dan er komen.',
    })
  })

  it('what G §5 1 to 7 say of the vendor form', () => {
    expect(vendorFormTexts).toEqual({
      submit: 'Bevestig inschrijving',
      products: 'Geef een duidelijke omschrijving van uw producten.',
      privacy: 'Ga akkoord met onze privacy voorwaarden.',
      terms: 'Ga akkoord met onze algemene voorwaarden.',
      voltage: 'Controlleer de benodigde spanning.',
      wattage: 'Controlleer het verwachte vermogen.',
      foodOrNonFood: 'Controlleer het formulier of u food of non-food verkoopt.',
      reservationCount: 'Controlleer het het aantal reserveringen.',
      kvk: 'Controlleer het KVK-nummer.',
      // own
      notSent: 'Je inschrijving is niet verzonden, probeer het opnieuw.',
    })
  })

  it('what G §5 say of the project form', () => {
    expect(projectFormTexts).toEqual({
      submit: 'Bevestig aanvraag',
      category: 'Controlleer de categorie.',
      initiatorDescription:
        'Controlleer de omschrijving over de initiatiefnemer(s) van uw project.',
      initiator: 'Controlleer de initiatiefnemer van uw project.',
      targetGroup: 'Controlleer de doelgroep van uw project.',
      partners: 'Controlleer de project partners.',
      budget: 'Controlleer het budget.',
      description: 'Geef een duidelijke omschrijving van uw project.',
      municipality: 'Controlleer de gemeente van het project.',
      title: 'Controlleer de titel van het project.',
      contactPerson: 'Controlleer de contactpersoon naam.',
      // own
      notSent: 'Je aanvraag is niet verzonden, probeer het opnieuw.',
    })
  })

  it('what G §8 say after a contact message', () => {
    expect(contactFormTexts).toEqual({
      sent: 'Bedankt voor je bericht!',
      // own
      notSent: 'Je bericht is niet verzonden, probeer het opnieuw.',
    })
  })

  it('what G §2, §5, §8, §9, BO §8, §9 say of a breakfast order', () => {
    expect(breakfastTexts).toEqual({
      title: 'Ontbijt bestellen',
      address: 'Vul alstublieft alle adresgegevens in.',
      outsideArea: 'Het adres ligt buiten ons bezorggebied van 10 km.',
      mailNotSent: 'De e-mail is niet verzonden, probeer het opnieuw',
      sendOrderObliging: 'Verzend bestelling! (met betalingsverplichting)',
      sendOrder: 'Verzend bestelling!',
      slot1: '9.00-9.30',
      slot2: '9.30-10.00',
      slot3: '10.00-10.30',
      slot4: '10.30-11.00',
      inHouseWeekday: '7.00-9.00',
      inHouseWeekend: '8.00-10.00',
      // own
      box: 'Ontbijtbox',
      kidsBox: 'Ontbijtbox voor kinderen',
      tooSoonTwoDays: 'De vroegste dag is overmorgen.',
      tooSoonDay: 'Bestel minstens 24 uur van tevoren.',
      cutOff: 'Na {time} uur kun je voor vandaag of morgen niet meer bestellen.',
      cutOffTomorrow: 'Na {time} uur kun je voor morgen niet meer bestellen.',
      vacation: 'Op deze dag is er geen ontbijt te bestellen.',
      notSold: 'Voorlopig is er geen ontbijt te bestellen.',
      slot: 'Kies een tijd.',
      day: 'Kies een dag.',
      count: 'Vul een aantal van 0 of meer in.',
      atLeastOne: 'Bestel minstens één ontbijtbox.',
      noKidsBoxes: 'Kinderboxen zijn hier niet te bestellen.',
      receiver: 'Vul de naam van de ontvanger in.',
      allergens:
        'Heb je een allergie? Bel of mail ons vóór je bestelt: we vertellen je welke allergenen in een box zitten.',
      tooFarAhead: 'Zo ver vooruit nemen we nog geen bestellingen aan.',
      tooManyBoxes: 'Bestel online hoogstens {max} ontbijtboxen. Bel ons voor meer.',
      outsideAreaOther: 'Het adres ligt buiten ons bezorggebied van {km} km.',
    })
  })

  it('what BO §2, §4 say at the cash desk', () => {
    expect(cashDeskTexts).toEqual({
      payCash: 'Contact betalen',
      payByCard: 'Betalen met pin',
      settle: 'Transactie voldoen',
      succeeded: 'Is de transactie gelukt?',
      yes: 'Ja',
      no: 'Nee',
      // own
      tooLittle: 'Er is te weinig ontvangen.',
      invalidAmount: 'Vul een geldig bedrag in.',
      nothingSold: 'Er staat nog niets op de bon.',
      invalidDiscount: 'De korting is hoger dan de prijs.',
      notNow: 'Dit kan nu niet. Begin opnieuw bij de kassa.',
      rounding: 'Afronding op 5 cent',
      discount: 'Korting',
    })
  })

  it('what BO §2, §4, §7, §8 say when staff keep bookings', () => {
    expect(bookingTexts).toEqual({
      mailSent: 'De e-mail is verzonden!',
      mailReady: 'De e-mail staat klaar',
      added: 'De boeking is toegevoegd!',
      place: 'Plaats boeking (gewoon)',
      changed: 'De boeking is gewijzigd!',
      stayChanged: 'De boeking is Gewijzigd!',
      cancelled: 'De boeking is Geannuleerd!',
      cancelledSuffix: ' (Geannuleerd)',
      cancellationMailSent: 'Annulerings e-mail met succes verzonden!',
      confirmationResent: 'De bevestiging is opnieuw verstuurd!',
      confirmDelete: 'Weet je zeker dat je de afspraak wilt verwijderen?',
      paidNo: 'nee',
      paidYes: 'ja',
      paid: 'Betaald',
      unpaid: 'Niet betaald',
      changeStay: 'Datum/ Type Wijzigen',
      changeStayTitle: 'Wijzig datum/type',
      carryOutChange: 'Wijziging doorvoeren',
      refundDue: 'Terug te betalen',
      paymentDue: 'Nog te betalen',
      save: 'Opslaan',
      customerSource: 'Klant komt van',
      customerName: 'Naam klant',
      customerEmail: 'Email klant',
      customerPhone: 'Telefoon klant',
      cancelBooking: 'Boeking annuleren',
      close: 'Sluiten',
      // own
      roomMissing: 'Kies een kamer.',
      roomNumberMissing: 'Kies een kamernummer.',
      sourceMissing: 'Kies waar de klant vandaan komt.',
      paidMissing: 'Kies of de klant al heeft betaald.',
      methodMissing: 'Kies hoe de klant heeft betaald.',
      restDueOn: 'Kies voor de rest een dag van vandaag tot en met het vertrek.',
      clientNameMissing: 'Vul de naam van de klant in.',
      personsMissing: 'Kies een aantal personen.',
      overruleReasonMissing: 'Schrijf op waarom u toch boekt.',
    })
  })

  it('what BO §5, §8 say in the room settings', () => {
    expect(roomSettingsTexts).toEqual({
      title: 'Kamers',
      open: 'Bekijk',
      add: 'Voeg toe',
      end: 'Geen kamers meer.',
      defaultName: 'Standaard kamer',
      saved: 'Wijzigingen zijn verwerkt',
      failed: 'Er is iets misgegaan probeer opnieuw',
      failedLater: 'Er is iets misgegaan probeer het later opnieuw',
      imageSaved: 'Afbeelding is verwerkt',
      coverSaved: 'Een favoriete afbeelding is verwerkt',
      imageRemoved: 'De afbeelding is verwijderd',
      imageMissing: 'Er is geen foto geselecteert.',
      facilityAdded: 'Faciliteit is toegevoegd',
      facilityNotAdded: 'Faciliteit is niet toegevoegd, probeer het opnieuw',
      facilityRemoved: 'De Faciliteit is verwijderd',
      priceAdded: 'De prijs is toegevoegd',
      priceNotAdded: 'De prijs is niet toegevoegd, probeer het opnieuw',
      priceRemoved: 'De prijs is verwijderd',
      minimumNightsAdded: 'Een minimaal aantal nachten is toegevoegd',
      minimumNightsRemoved: 'Minimaal aantal nachten verwijderd',
      // own
      facilityMissing: 'Vul een faciliteit in.',
      personsMissing: 'Vul een aantal personen van 1 of meer in.',
      priceMissing: 'Vul een prijs van 0 of meer in.',
      dateMissing: 'Kies een datum.',
      nightsMissing: 'Vul een aantal nachten van 1 of meer in.',
      tooManyRooms: 'Een kamertype heeft hoogstens {max} kamers.',
      nameMissing: 'Geef het kamertype een naam.',
      vat: 'Vul een percentage van 0 tot en met 100 in, zoals 9 of 21.',
      tooManyPersons: 'Een kamer is voor hoogstens {max} personen.',
      priceTooHigh: 'Vul een prijs van hoogstens € {max} in.',
      tooManyNights: 'Een minimum is hoogstens {max} nachten.',
      numberMissing: 'Vul een kamernummer van 1 tot en met {max} in.',
      facilityTwice: 'Deze faciliteit staat er al.',
      priceTwice: 'Voor dit aantal personen staat er al een prijs.',
      dateTwice: 'Voor deze datum staat er al een minimum.',
      numberTwice: 'Kamer {number} is er al, bij {roomType}.',
      secondFamilyRoom: 'Er is al een familiekamer. De gastensite verkoopt er één.',
      roomUsed:
        'Kamer {number} heeft boekingen of sluitingen en blijft dus bewaard. Zet de kamer uit, dan wordt zij niet meer verkocht.',
      roomLinked:
        'Kamer {number} heeft een koppeling met een kanaal. Haal die eerst weg, bij Instellingen, Meer, Kanalen.',
      roomTypeUsed:
        'Bij dit kamertype horen nog kamers, boekingen of sluitingen; het blijft dus bewaard. Zet het uit, dan wordt het niet meer verkocht.',
    })
  })

  it('what staff are told at the door, in words of our own', () => {
    expect(attendanceTexts).toEqual({
      arrive: 'Deze boeking kan niet op aangekomen worden gezet.',
      depart: 'Deze gast is niet in huis en kan dus niet vertrekken.',
      noShow: 'Deze boeking kan niet op niet gekomen worden gezet.',
      takeBackAttendance: 'Hier is niets terug te nemen.',
      tooEarly: 'Deze gast komt pas op {day}.',
      stillExpected: 'Tot en met {day} kan deze gast nog komen.',
      tooLateToTakeBack: 'Het verblijf is voorbij: dit is niet meer terug te nemen.',
      roomGone: 'De kamer is intussen vergeven of gesloten: dit is niet meer terug te nemen.',
      hasStayed: 'De gast is er al geweest: annuleren kan niet meer.',
      stayedAway: 'Deze gast is als niet gekomen genoteerd. Neem dat eerst terug.',
      hasRegister: 'De gast is er al geweest: verwijderen kan niet meer.',
      guestsMissing: 'Vul minstens één gast in.',
      tooManyGuests: 'Deze boeking is voor hoogstens {n} personen.',
      personsMissing: 'Kies met hoeveel personen ze komen.',
      tooManyPersons: 'Deze kamer is voor 1 tot en met {n} personen.',
      nameMissing: 'Vul een naam in.',
      residenceMissing: 'Vul een woonplaats in.',
      documentMissing: 'Kies het soort identiteitsbewijs.',
      birthDateMissing: 'Vul de geboortedatum in.',
      birthDateWrong: 'Dit kan geen geboortedatum zijn.',
      nationalityMissing: 'Vul een nationaliteit in.',
      addressMissing: 'Vul een adres in.',
      keepMonths: 'Vul een aantal maanden in van 1 tot en met {most}.',
      arrivalMissing: 'Kies de dag van aankomst.',
      arrivalAhead: 'Deze dag moet nog komen.',
      departureMissing: 'Kies de dag van vertrek.',
      departureBeforeArrival: 'Het vertrek ligt niet na de aankomst.',
    })
  })

  it('what BO §4, §8 say when a vacation is planned', () => {
    expect(vacationTexts).toEqual({
      planned: 'De vakantie is geplant!',
      scopeMissing: 'Kies wat u sluit.',
      roomMissing: 'Kies een kamer.',
      roomTypeMissing: 'Kies een kamertype.',
      firstNightMissing: 'Kies de eerste nacht.',
      lastNightMissing: 'Kies de laatste nacht.',
      lastBeforeFirst: 'De laatste nacht ligt voor de eerste.',
      past: 'Deze nacht is al voorbij.',
      nightsMissing: 'Kies de nachten die u sluit.',
      tooFar: 'Kies nachten binnen drie jaar.',
      roomsMissing: 'Kies een kamer, of het hele huis.',
      nothingToOpen: 'Op deze nachten is hier niets te openen.',
    })
  })

  it('what is said of the first account of a house', () => {
    expect(firstAccountTexts).toEqual({
      code: 'Vul de code in die op het scherm van de server staat, zoals K7QM-2XWD-9RTP.',
      wrongCode:
        'Deze code klopt niet, of er is intussen een nieuwe. Kijk op het scherm van de server.',
      name: 'Vul uw naam in.',
      email: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
      made: 'Er is al een account. Log daarmee in.',
    })
  })

  it('what the guest site says of any house', () => {
    expect(houseTexts).toEqual({
      heroTitle: 'Slapen met een eigen sleutel',
      heroLine: '{rooms} in {place}.',
      homeDescription: 'Slapen in {place}: {rooms}. Zoek je datums en boek meteen.',
      roomsLine: '{rooms}. Kies een kamer en zie meteen welke dagen vrij zijn.',
      foot: '{rooms} in {place}.',
      breakfastDescription:
        'Bestel een ontbijtbox uit {place} en laat hem ’s ochtends thuisbezorgen, voor jezelf of als verrassing.',
      surpriseDescription:
        'Verras iemand met een ontbijt aan de deur: een gevulde ontbijtbox uit {place}, ’s ochtends bezorgd.',
      vendorDescription:
        'Schrijf je in als standhouder op de Paasveerjaarmarkt in {place}: een kraam, grondplaats of plek voor een verkoopwagen.',
      appDescription: 'Kamers zoeken en boeken bij {name}.',
      address: '{address}, {country}',
      country: 'Nederland',
      kvk: 'KVK {number}',
      rooms_one: 'een kamer',
      rooms: '{n} kamers',
      familyRooms_one: 'een familiekamer',
      familyRooms: '{n} familiekamers',
      roomsOfBothKinds: '{rooms} en {familyRooms}',
      two: 'twee',
      three: 'drie',
      four: 'vier',
      five: 'vijf',
      six: 'zes',
      seven: 'zeven',
      eight: 'acht',
      nine: 'negen',
      ten: 'tien',
      eleven: 'elf',
      twelve: 'twaalf',
    })
  })

  it('what G §2 says on the page of all rooms', () => {
    expect(siteRoomsTexts).toMatchObject({ showAvailability: 'Toon beschikbaarheid' })
  })

  it('what guests read of a house that is not open yet', () => {
    expect(openingTexts).toEqual({
      title: 'Dit huis is nog niet open',
      notYet: 'Dit huis is nog niet open. Er kan nog niet worden geboekt of besteld.',
      soon: 'We zijn de kamers nog aan het klaarmaken. Kom binnenkort terug.',
    })
  })
})

it('Every area of the catalogue can be corrected, and has a Dutch name and place', () => {
  const areas = Object.keys(texts)
  const correctable = new Set([...literalTexts().keys()].map((id) => id.split('.')[0]!))
  expect([...correctable].toSorted((a, b) => a.localeCompare(b))).toEqual(
    areas.toSorted((a, b) => a.localeCompare(b)),
  )
  expect(areas.filter((area) => areaName(area).where === '')).toEqual([])
})

it('An area without a name of its own has that of the catalogue, and no place', () => {
  expect(areaName('toString')).toEqual({ name: 'toString', where: '' })
})
