import type { DemoTranslation } from '../demo-translations.ts'

/** The demo's house in German. */
export const german: DemoTranslation = {
  own: {
    'Kleine Knusse kamer': 'Kleines gemütliches Zimmer',
    'Knusse kamer': 'Gemütliches Zimmer',
    'Ruime knusse kamer': 'Großes gemütliches Zimmer',
    Familiekamer: 'Familienzimmer',
    'Eigen douche en toilet': 'Eigene Dusche und WC',
    'Gratis wifi': 'WLAN kostenlos',
    'Koffie en thee op de kamer': 'Kaffee und Tee auf dem Zimmer',
    'Uitzicht op de tuin': 'Blick in den Garten',
    'Uitzicht op de Maas': 'Blick auf die Maas',
    'Uitzicht op de boomgaard': 'Blick auf die Obstwiesen',
    Televisie: 'Fernseher',
    'Ligbad en douche': 'Badewanne und Dusche',
    Koelkast: 'Kühlschrank',
    'Twee slaapkamers': 'Zwei Schlafzimmer',
    'Eigen keuken': 'Eigene Küche',
    'Badkamer met ligbad': 'Bad mit Badewanne',
    'Kinderbed op aanvraag': 'Kinderbett auf Anfrage',
    'Zolderkamer met schuine balken, een tweepersoonsbed met rode sprei en een raampje met bloesem':
      'Dachzimmer mit schrägen Balken, einem Doppelbett mit roter Tagesdecke und einem kleinen Fenster voller Blüten',
    'Het raampje met geruite gordijnen en bloesem':
      'Das kleine Fenster mit karierten Vorhängen und Blüten',
    'Het bed met de rode sprei': 'Das Bett mit der roten Tagesdecke',
    'De kapstok met een zonnehoed, boven de stoel':
      'Die Garderobe mit einem Sonnenhut über dem Stuhl',
    'De eiken balken van het dak': 'Die Eichenbalken des Daches',
    'Tweepersoonsbed met blauwe sprei voor een vakwerkwand, met een raam op de Maas':
      'Doppelbett mit blauer Tagesdecke vor einer Fachwerkwand, mit einem Fenster zur Maas',
    'Het raam met uitzicht op de Maas': 'Das Fenster mit Blick auf die Maas',
    'Kussens en de blauwe sprei': 'Kissen und die blaue Tagesdecke',
    'Het nachtkastje met leeslamp': 'Der Nachttisch mit Leselampe',
    'De vakwerkwand met een schilderijtje': 'Die Fachwerkwand mit einem kleinen Bild',
    'Hoge kamer van mergelblokken met twee boogramen, een groene leesstoel en een breed bed':
      'Hohes Zimmer aus Mergelblöcken mit zwei Bogenfenstern, einem grünen Lesesessel und einem breiten Bett',
    'De boogramen met uitzicht op de boomgaard': 'Die Bogenfenster mit Blick auf die Obstwiesen',
    'Het brede bed met de groene sprei': 'Das breite Bett mit der grünen Tagesdecke',
    'De groene leesstoel': 'Der grüne Lesesessel',
    'De muur van mergel met een nis': 'Die Mergelwand mit einer Nische',
    'Familiekamer met stapelbed, groot bed, tekentafel en vlaggetjes':
      'Familienzimmer mit Etagenbett, großem Bett, Maltisch und Wimpeln',
    'Het stapelbed met de ladder': 'Das Etagenbett mit der Leiter',
    'Het grote bed met de lappendeken': 'Das große Bett mit der Patchworkdecke',
    'De tekentafel met twee krukjes': 'Der Maltisch mit zwei Hockern',
    'Het raam met uitzicht op de kerk': 'Das Fenster mit Blick auf die Kirche',
    Ontbijtbox: 'Frühstücksbox',
    'Elektrische fiets': 'E-Bike',
    Kinderzitje: 'Kindersitz',
    Borg: 'Kaution',
    Verwenpakket: 'Verwöhnpaket',
    'Bloemen op de kamer': 'Blumen auf dem Zimmer',
    'Dagvergunning vissen': 'Tagesangelschein',
    Cadeaubon: 'Gutschein',
    'Zakelijk dagarrangement': 'Tagungspauschale',
    Vriendenkaart: 'Freundeskarte',
  },
  descriptions: {
    'Kleine Knusse kamer':
      'Die kleinsten Zimmer des Hauses, unter den Dachziegeln zur Gartenseite. Ein Bett unter den schrägen Balken, ein Stuhl am kleinen Fenster ' +
      'mit den Blüten und eine eigene Dusche. Morgens hören Sie die Kirchenglocke von Elsloo, sonst wenig. Schön für alle, die allein reisen, ' +
      'oder für zwei, die tagsüber an der Maas unterwegs sind.',
    'Knusse kamer':
      'Ein warmes Zimmer im ersten Stock mit Eichenbalken und einem Doppelbett von 180 mal 210 cm. Vom Bett aus blicken Sie durch das hohe ' +
      'Fenster auf die Maas, und auf beiden Nachttischen steht eine Leselampe. Das Bad hat eine ebenerdige Dusche. Das Frühstück steht unten ' +
      'für Sie bereit, oder wir bringen es Ihnen hinauf.',
    'Ruime knusse kamer':
      'Die großen Zimmer auf der Rückseite blicken durch zwei Bogenfenster auf die Obstwiesen. Dicke Mauern aus Mergel, ein Lesesessel, ein ' +
      'breites Bett und Platz für eine dritte Person. Das Bad hat eine Badewanne und eine separate Dusche. Familien mit einem Kind und Gäste, ' +
      'die länger bleiben, wählen dieses Zimmer am liebsten.',
    Familiekamer:
      'Eine eigene Etage für vier bis sechs Gäste, mit zwei Schlafzimmern, einer Küche und einem großen Tisch. Zu buchen als Wochenende von ' +
      'Freitag bis Montag, als Kurzwoche von Montag bis Freitag oder für eine ganze Woche. Die Betten sind bei Ihrer Ankunft bezogen, und um ' +
      'die Endreinigung kümmern wir uns.',
  },
  sentences: {
    'house.heroTitle': 'Schlafen zwischen Maas und Obstwiesen',
    'house.heroLine': '{rooms} im Herzen von {place}.',
    'house.roomsLine':
      '{rooms} unter alten Balken, jedes mit eigenem Bad und eigenem Schlüssel. Wählen Sie ein Zimmer und sehen Sie sofort, welche Tage frei sind.',
    'house.foot': '{rooms} im Dorf {place}, zwischen Maas und Obstwiesen.',
    'siteBreakfast.boxText':
      'Frisch gebackene Brötchen, Käse und Schinken vom Bauern, ein gekochtes Ei, Joghurt mit Obst, Konfitüre, Schokostreusel, Saft und ein Stück Limburger Fladen. In einer Box mit Schleife, fertig zum Auspacken.',
    'siteBreakfast.surpriseText':
      'Ein Geburtstag, ein erstes Kind, ein neues Zuhause oder einfach, weil Sonntag ist: Lassen Sie das Frühstück klingeln. Wir füllen eine Box mit frisch gebackenen Brötchen, Bauernkäse, einem gekochten Ei, Obst, Saft und Limburger Fladen und bringen sie, wem Sie möchten.',
    'siteBreakfast.stepBellText':
      'Die Box ist gefüllt, der Fladen ist frisch. Ausschlafen erlaubt, Aufmachen Pflicht.',
    'siteForms.contactIntro':
      'Eine Frage zu Ihrem Zimmer, zur Treppe oder zum Hund? Schreiben Sie uns oder rufen Sie an. Wir antworten selbst, meist noch am selben Tag.',
    'siteForms.businessIntro':
      'Eine Besprechung, ein Tag mit Ihrem Team oder ein Training: Unter alten Balken denkt es sich ruhiger. Wir haben eine Tagungspauschale dafür, und Zimmer für alle, die über Nacht bleiben.',
    'siteForms.businessDay':
      '{price} pro Person, ab {persons} Personen. Mit einem Raum zum Tagen, Kaffee und Tee und einem Mittagessen.',
    'breakfast.allergens':
      'Eine Frühstücksbox enthält Gluten, Milch und Ei und kann Nüsse, Erdnüsse, Soja, Sesam und Senf enthalten. Bei einer Allergie rufen Sie uns bitte vor der Bestellung an oder schreiben Sie uns eine E-Mail.',
  },
  pages: {
    'over-ons': {
      title: 'Über uns',
      description:
        'Wer im Haus mit den Schlüsseln wohnt: ein kleines Bed & Breakfast im Herzen von Elsloo, zwischen Maas und Obstwiesen.',
      body: `
![Ein Fachwerkhaus mit einem Schild in Form eines Schlüsselanhängers über der Tür](/art/sleutel.svg)

In einem alten Haus aus Fachwerk, Mergel und knarrenden Balken hängen die Schlüssel von acht Zimmern und einem Familienzimmer an einer Reihe von Haken. Wer hier übernachtet, bekommt einen mit: Sie kommen und gehen, wann Sie möchten.

## Klein, und das bleibt so

Wir kennen unsere Gäste beim Namen. Bei Ihrer Ankunft zeigen wir Ihnen das Haus und den Platz für die Fahrräder und erzählen Ihnen, wo der Weg zur Maas beginnt. Sie sind lieber für sich? Das geht genauso gut.

Jedes Zimmer hat ein eigenes Bad und einen eigenen Charakter. Das kleinste ist für alle, die zwei stille Tage suchen, im größten schlafen drei. Für vier bis sechs Personen passt das [Familienzimmer](/familie-kamer).

## Frühstück aus der Nähe

Brot vom Bäcker, Obst von den Wiesen, Eier von ein paar Höfen weiter. Das Frühstück im Haus ist im Preis enthalten; Frühstückszeiten: {ontbijttijden}. Essen Sie etwas nicht? Sagen Sie es bei der Buchung, dann richten wir uns danach.

## Häufige Fragen

### Wann kann ich einchecken?

{inchecktijden}. Check-out: {uitchecktijd}. Kommen Sie später, rufen Sie uns bitte kurz an: {telefoon}.

### Wo kann ich mein Auto abstellen?

Sie parken kostenlos im Dorf, ein paar Gehminuten entfernt. Fahrräder stehen drinnen, hinter Schloss und Riegel.

### Darf mein Hund mit?

Sprechen Sie bitte vor der Buchung mit uns: Es hängt vom Zimmer ab und davon, wer sonst noch hier schläft. Assistenzhunde sind immer willkommen.

### Ist der Preis, den ich sehe, alles?

Ja. Der Preis Ihrer Buchung enthält MwSt. und Übernachtungssteuer. Später kommt nichts hinzu.

### Kann ich kostenlos stornieren?

Das hängt vom Tag ab. In den [Stornierungsbedingungen](/annuleringsvoorwaarden) steht, was Sie zurückerhalten.
`,
    },
    omgeving: {
      title: 'Rund um Elsloo',
      description:
        'Wandern an der Maas, Radeln durch die Obstwiesen, ein Tag in Maastricht: was Sie von Elsloo aus zu Fuß, mit dem Rad und mit dem Zug erreichen.',
      body: `
![Die Maas schlängelt sich an Obstwiesen und einem Kirchturm vorbei](/art/maasdal.svg)

Elsloo liegt an einem Hang über der Maas. Hinter dem Dorf beginnen die Hohlwege und der Wald, davor liegen der Fluss und seine Auen. An den meisten Tagen brauchen Sie kein Auto.

## Zu Fuß

- **Die Maas**: zehn Minuten bergab, am Schloss und an der Wassermühle vorbei.
- **Das Bunderbos**: ein Hangwald mit Quellen und Hohlwegen. Im Frühjahr blüht der Bärlauch, dann riechen Sie den Wald, bevor Sie ihn sehen.
- **Das alte Dorf**: der Maasberg, Häuser aus Mergel und Fachwerk und das Heimatmuseum.
- **Der Schlüssel von Elsloo**: eine Wanderung mit Rätseln, die bei uns beginnt. [So geht’s](/sleutel-van-elsloo).

## Mit dem Rad

Die Knotenpunktrouten beginnen um die Ecke. An der Maas ist es flach, zur Hochebene geht es bergauf. Ein E-Bike mieten Sie bei uns, mit oder ohne Kindersitz: siehe [die Extras](/extra).

## Ein Tagesausflug

- **Maastricht**: mit dem Zug ab Bahnhof Beek-Elsloo sind Sie schnell dort. Vrijthof, Markt, eine Buchhandlung in einer Kirche.
- **Valkenburg und das Hügelland**: Mergelhöhlen, Burgen und weite Blicke.
- **Über die Grenze**: Am anderen Ufer der Maas liegt Belgien. In der Saison verkehrt die Fähre.

## Essen und Trinken

Im Dorf gibt es ein paar gute Adressen, bei denen Sie nicht reservieren müssen. Fragen Sie beim Frühstück: Wir wissen, wer an dem Abend geöffnet hat.
`,
    },
    extra: {
      title: 'Extras für Ihren Aufenthalt',
      description:
        'Räder, Blumen auf dem Zimmer, ein Verwöhnpaket oder ein Tag Angeln: was Sie zu Ihrem Aufenthalt bekommen können und was es kostet, inkl. MwSt.',
      body: `
Ein Aufenthalt ist ohne vollständig, und mit ein wenig festlicher. Alle Preise verstehen sich inkl. MwSt.

{extras}

## So fragen Sie etwas an

Sagen Sie uns spätestens am Tag vor der Anreise Bescheid, per E-Mail an {e-mail} oder unter {telefoon}. Bezahlt wird im Haus. Die Kaution für ein Rad erhalten Sie zurück, sobald das Rad wieder da ist.
`,
    },
    'sleutel-van-elsloo': {
      title: 'Der Schlüssel von Elsloo',
      description:
        'Eine Wanderung mit Rätseln durch das alte Dorf: Sie bekommen einen Schlüssel mit und suchen das Schloss, in das er passt. Für Familien, Freunde und Neugierige.',
      body: `
![Ein alter Schlüssel an einem Haken](/art/sleutel.svg)

Sie bekommen von uns einen alten Schlüssel und eine Karte mit dem ersten Hinweis. Irgendwo im Dorf ist das Schloss, in das er passt. Was darin liegt, verraten wir nicht.

## So läuft es ab

1. Holen Sie den Schlüssel am Empfang ab. Wählen Sie die kurze Runde oder die lange.
2. Folgen Sie den Hinweisen an Häusern, Toren und Wegen entlang. Bei jedem Rätsel betrachten Sie etwas, das schon seit Jahrhunderten da ist.
3. Finden Sie das Schloss, nehmen Sie mit, was darin liegt, und bringen Sie den Schlüssel zurück.

## Gut zu wissen

- Die kurze Runde dauert etwa eine Stunde und führt über Straßen; sie geht auch mit dem Kinderwagen. Die lange dauert gut zwei Stunden und führt ein Stück durch den Wald.
- Sie beginnen, wann Sie möchten, solange es hell ist.
- Für Gäste des Hauses gehört es dazu. Sie kommen nur für die Wanderung? Rufen Sie kurz an: {telefoon}.
- Ein Telefon brauchen Sie nicht. Alles steht auf Papier.
`,
    },
    huisregels: {
      title: 'Hausordnung',
      description:
        'Die Hausordnung unseres Bed & Breakfast: An- und Abreise, Ruhe, Rauchen, Haustiere, Besuch und Schäden.',
      body: `
Viele Regeln haben wir nicht. Diese schon, damit alle gut schlafen.

## An- und Abreise

{aankomst}

Kommen Sie später als vereinbart, rufen Sie uns bitte vorher an: {telefoon}.

## Ruhe

Zwischen 22 und 7 Uhr ist es still, im Haus und im Garten. Feiern ist hier nicht möglich.

## Rauchen und Feuer

Das ganze Haus ist rauchfrei, auch die Fensterbank. Im Garten steht ein Aschenbecher. Kerzen, Räucherstäbchen und Kochen auf dem Zimmer sind nicht erlaubt.

## Haustiere

Ein Haustier kann nur mitkommen, wenn wir das vor Ihrer Buchung vereinbart haben. Assistenzhunde sind immer willkommen; sagen Sie uns bitte vorher Bescheid.

## Besuch und Zahl der Gäste

In einem Zimmer schlafen nicht mehr Personen als gebucht. Besuch ist im Garten willkommen und geht vor 22 Uhr.

## Schlüssel und Schäden

Der Schlüssel gehört Ihnen bis zur Abreise. Wenn Sie ihn verlieren oder etwas kaputtgeht, sagen Sie es bitte gleich: Meist ist es schnell geregelt. Schäden, die Sie verursachen, dürfen wir in Rechnung stellen.

## Identität

Die Gemeinde verlangt, dass wir ein Gästeverzeichnis führen. Darum fragen wir bei der Ankunft jeden erwachsenen Gast nach Name, Wohnort und Art des Ausweises. Eine Kopie machen wir nicht.
`,
    },
    annuleringsvoorwaarden: {
      title: 'Stornierungsbedingungen',
      description:
        'Was Sie zurückerhalten, wenn Sie ein Zimmer stornieren: bis wann alles, wann einen Teil und ab wann nichts.',
      body: `
Pläne ändern sich. Das erhalten Sie zurück, wenn Sie stornieren:

{annulering}

Die Tage zählen wir vom Anreisetag zurück. Die Daten Ihres eigenen Aufenthalts sehen Sie vor dem Bezahlen und in der Bestätigung.

## So stornieren Sie

Schreiben Sie an {e-mail} oder rufen Sie {telefoon} an und nennen Sie Ihre Buchungsnummer. Sie erhalten eine Bestätigung per E-Mail. Was Sie zurückerhalten, ist meist innerhalb weniger Werktage auf dem Konto, von dem Sie bezahlt haben.

## Früher abgereist oder später angekommen

Für Nächte, die Sie nicht nutzen, erstatten wir nichts.

## Wenn wir stornieren müssen

Können wir Ihnen das Zimmer nicht geben, suchen wir gemeinsam etwas, das mindestens so gut ist. Möchten Sie das nicht, erhalten Sie alles zurück, was Sie bezahlt haben.

## Kein Widerrufsrecht

Für einen Aufenthalt zu festen Terminen gilt das gesetzliche Widerrufsrecht von vierzehn Tagen nicht (Artikel 6:230p Buchstabe e des niederländischen Bürgerlichen Gesetzbuchs). Die Bedingungen auf dieser Seite gelten also ab dem Moment Ihrer Buchung.
`,
    },
    'algemene-voorwaarden': {
      title: 'Allgemeine Geschäftsbedingungen',
      description:
        'Was wir miteinander vereinbaren: Buchen, Bezahlen, Stornieren, Aufenthalt, Haftung und Beschwerden.',
      body: `
Diese Bedingungen gelten für jeden Aufenthalt und jede Bestellung bei {naam}, {adres}. Sie stehen hier, damit Sie sie vor der Buchung lesen, speichern und ausdrucken können.

## 1. Buchen

Eine Buchung ist verbindlich, sobald wir sie per E-Mail bestätigen. Buchen Sie auf der Website, halten wir das Zimmer für Sie frei, während Sie bezahlen. Wird nicht rechtzeitig bezahlt, verfällt die Buchung ohne Kosten.

Sie sind bei der Buchung mindestens achtzehn Jahre alt und geben die richtige Zahl der Gäste an.

## 2. Preis und Bezahlung

Alle Preise sind in Euro und enthalten MwSt. und Übernachtungssteuer. Der Preis, den Sie vor dem Bezahlen sehen, ist der Preis Ihres Aufenthalts. Ändert sich später ein Tarif, ändert sich Ihr Preis nicht.

Einen offensichtlichen Fehler in einem Preis dürfen wir berichtigen. Sie dürfen dann kostenlos stornieren.

## 3. Stornieren

Was Sie zurückerhalten, steht in den [Stornierungsbedingungen](/annuleringsvoorwaarden).

## 4. Ihr Aufenthalt

Während Ihres Aufenthalts gilt die [Hausordnung](/huisregels). Hält ein Gast sich auch nach einer Verwarnung nicht daran, dürfen wir den Aufenthalt beenden.

## 5. Haftung

Für Schäden, für die wir gesetzlich haften, ersetzen wir, was unsere Versicherung zahlt. Diese Grenze gilt nicht bei Vorsatz oder grober Fahrlässigkeit und nicht bei Verletzungen. Lassen Sie Wertsachen bitte nicht unbeaufsichtigt.

## 6. Höhere Gewalt

Kann ein Aufenthalt durch etwas, wofür niemand etwas kann, nicht stattfinden, erhalten Sie zurück, was Sie bezahlt haben.

## 7. Beschwerden

Ist etwas nicht in Ordnung, sagen Sie es bitte so bald wie möglich, am besten während Ihres Aufenthalts: Dann können wir es lösen. Sie können auch an {e-mail} schreiben. Sie hören innerhalb von vierzehn Tagen von uns.

## 8. Recht

Für jede Vereinbarung gilt niederländisches Recht. Wohnen Sie in einem anderen Land der Europäischen Union, behalten Sie den Schutz, den das Recht dieses Landes Ihnen gibt.
`,
    },
    privacy: {
      title: 'Datenschutz',
      description:
        'Welche Daten wir von Ihnen erfragen, warum, wie lange wir sie aufbewahren, mit wem wir sie teilen und welche Rechte Sie haben.',
      body: `
{naam}, {adres}, ist für die Daten verantwortlich, die Sie uns geben. Fragen? Schreiben Sie an {e-mail} oder rufen Sie {telefoon} an.

## Was wir fragen, und warum

- **Bei einer Buchung oder Bestellung**: Name, Adresse, E-Mail, Telefon und was Sie selbst anmerken. Ohne sie können wir den Vertrag nicht erfüllen.
- **Bei einem Formular**: was Sie ausfüllen, um Ihnen zu antworten.
- **Bei der Ankunft**: Name, Wohnort und Art des Ausweises für das Gästeverzeichnis. Das schreibt das Gesetz vor.
- **Beim Bezahlen**: Sie bezahlen bei unserem Zahlungsdienst. Wir erfahren, ob, wie viel und wie Sie bezahlt haben, nicht Ihre Konto- oder Kartendaten.

Wir verschicken keine Werbung, erstellen keine Profile und treffen keine Entscheidungen, die allein ein Computer trifft.

## Wie lange wir es aufbewahren

- Was zu einem Verkauf gehört: sieben Jahre, weil das niederländische Finanzamt es verlangt.
- Das Gästeverzeichnis: ein Jahr nach Ihrer Abreise. Danach wird es von selbst gelöscht.
- Nachrichten und Anfragen, aus denen kein Verkauf wird: solange wir daran arbeiten, und danach höchstens ein Jahr.

## Mit wem wir teilen

Nur mit denen, die die Arbeit tun: dem Zahlungsdienst, dem Dienst, der unsere E-Mails verschickt, und dem Ort, an dem die Website läuft. Mit jedem ist vereinbart, dass Ihre Daten allein dafür verwendet werden. Die Gemeinde und das Finanzamt bekommen, was das Gesetz vorschreibt. Wir verkaufen nichts weiter.

## Cookies

Gäste bekommen von dieser Website keine Cookies, und niemand schaut zu. Was Sie in einer Buchung ausfüllen, merkt sich Ihr Browser, bis Sie den Tab schließen, damit Sie nicht von vorn beginnen müssen. Mitarbeiter, die sich anmelden, bekommen ein Cookie, das sich die Anmeldung merkt.

## Ihre Rechte

Sie dürfen fragen, was wir über Sie wissen, es berichtigen oder löschen lassen, es mitnehmen und widersprechen. Schreiben Sie an {e-mail}; Sie erhalten innerhalb eines Monats eine Antwort. Finden wir keine Lösung, können Sie sich bei der [niederländischen Datenschutzbehörde](https://www.autoriteitpersoonsgegevens.nl/) beschweren.
`,
    },
    bedrijfsgegevens: {
      title: 'Impressum',
      description:
        'Wer wir nach dem Gesetz sind: Name, Adresse, Telefon, E-Mail, Handelsregisternummer und USt-IdNr.',
      body: `
{bedrijfsgegevens}

Die Registriernummern der Zimmer stehen bei [den Zimmern](/kamer-overzicht).
`,
    },
  },
}
