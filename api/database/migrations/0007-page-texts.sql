-- Information pages (G §2, "Pages"): every word a row from the start, which staff can change.
CREATE TABLE page_texts (
  slug text PRIMARY KEY CONSTRAINT page_texts_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text NOT NULL CONSTRAINT page_texts_title_check CHECK (length(title) BETWEEN 1 AND 120),
  description text NOT NULL CONSTRAINT page_texts_description_check CHECK (length(description) BETWEEN 1 AND 300),
  -- Markdown; what it may say is in api/pages/read-markdown.ts.
  body text NOT NULL CONSTRAINT page_texts_body_check CHECK (length(body) <= 50000),
  updated_at timestamptz NOT NULL DEFAULT now()
);

INSERT INTO page_texts (slug, title, description, body) VALUES
('over-ons', 'Over ons',
 'Wie er wonen in het huis met de sleutels: een kleine bed & breakfast in het hart van Elsloo, tussen de Maas en de boomgaarden.',
$page$
![Een huis met vakwerk, een bord in de vorm van een sleutelhanger boven de deur](/art/sleutel.svg)

In een oud huis met vakwerk, mergel en krakende balken hangen de sleutels van acht kamers en een familiekamer aan een rij haken. Wie hier slaapt, krijgt er een mee: je komt en gaat wanneer je wilt.

## Klein, en dat blijft zo

We kennen onze gasten bij naam. Bij aankomst laten we je het huis zien, wijzen we de fietsenstalling aan en vertellen we waar het pad naar de Maas begint. Wil je liever je gang gaan, dan kan dat net zo goed.

Elke kamer heeft een eigen badkamer en een eigen karakter. De kleinste is voor wie twee stille dagen zoekt, in de ruimste slapen drie mensen. Met vier tot zes personen past de [familiekamer](/familie-kamer).

## Ontbijt van dichtbij

Brood van de bakker, fruit uit de boomgaard, eieren van een paar erven verder. Het ontbijt in huis zit bij de prijs in; ontbijten kan {ontbijttijden}. Eet je iets niet? Zeg het bij het boeken, dan houden we er rekening mee.

## Veelgestelde vragen

### Hoe laat kan ik inchecken?

{inchecktijden}. Uitchecken doe je {uitchecktijd}. Kom je later, bel ons dan even: {telefoon}.

### Kan ik mijn auto kwijt?

Ja, je parkeert gratis in het dorp, op een paar minuten lopen. Fietsen staan binnen, achter slot.

### Mag ik mijn hond meenemen?

Overleg het met ons voor je boekt: het hangt af van de kamer en van wie er nog meer slaapt. Een hulphond is altijd welkom.

### Is de prijs die ik zie alles?

Ja. De prijs in je boeking is inclusief btw en toeristenbelasting. Er komt later niets bij.

### Kan ik kosteloos annuleren?

Dat hangt af van de dag. Bij de [annuleringsvoorwaarden](/annuleringsvoorwaarden) staat wat je terugkrijgt.
$page$),

('omgeving', 'De omgeving van Elsloo',
 'Wandelen langs de Maas, fietsen door de boomgaarden, een dag naar Maastricht: wat je vanuit Elsloo te voet, op de fiets en met de trein bereikt.',
$page$
![De Maas slingert langs boomgaarden en een kerktoren](/art/maasdal.svg)

Elsloo ligt op een helling boven de Maas. Achter het dorp beginnen de holle wegen en het bos, ervoor de rivier en de uiterwaarden. Voor de meeste dagen heb je de auto niet nodig.

## Te voet

- **De Maas**: tien minuten naar beneden, langs het kasteel en de watermolen.
- **Het Bunderbos**: hellingbos met bronnen en holle wegen. In het voorjaar bloeit de daslook, dan ruik je het bos voor je het ziet.
- **Het oude dorp**: de Maasberg, huizen van mergel en vakwerk, en het streekmuseum.
- **De sleutel van Elsloo**: een wandeling met raadsels, die bij ons begint. [Zo werkt het](/sleutel-van-elsloo).

## Op de fiets

De knooppunten beginnen om de hoek. Langs de Maas is het vlak, richting het plateau klim je. Een elektrische fiets huur je bij ons, met of zonder kinderzitje: zie [de extra’s](/extra).

## Een dag weg

- **Maastricht**: met de trein vanaf station Beek-Elsloo ben je er snel. Vrijthof, markt, boekhandel in een kerk.
- **Valkenburg en het Heuvelland**: mergelgrotten, kastelen en lange uitzichten.
- **Over de grens**: aan de overkant van de Maas ligt België. Het voetveer vaart in het seizoen.

## Eten en drinken

In het dorp eet je een paar goede dingen zonder te reserveren. Vraag het aan het ontbijt: we weten wie er die avond open is.
$page$),

('extra', 'Extra’s bij je verblijf',
 'Fietsen, bloemen op de kamer, een verwenpakket of een dag vissen: wat je bij je verblijf kunt krijgen en wat het kost, inclusief btw.',
$page$
Een verblijf is af zonder, en een beetje feestelijker met. Alle prijzen zijn inclusief btw.

{extras}

## Zo vraag je iets aan

Laat het ons uiterlijk de dag voor aankomst weten, per mail aan {e-mail} of via {telefoon}. Je rekent het in huis af. De borg voor een fiets krijg je terug als de fiets weer staat.
$page$),

('sleutel-van-elsloo', 'De sleutel van Elsloo',
 'Een wandeling met raadsels door het oude dorp: je krijgt een sleutel mee en zoekt het slot waar hij op past. Voor gezinnen, vrienden en wie nieuwsgierig is.',
$page$
![Een oude sleutel aan een haak](/art/sleutel.svg)

Je krijgt bij ons een oude sleutel en een kaartje met de eerste aanwijzing. Ergens in het dorp is het slot waar hij op past. Wat erin ligt, vertellen we niet.

## Zo gaat het

1. Haal de sleutel op aan de balie. Kies de korte ronde of de lange.
2. Volg de aanwijzingen langs huizen, poorten en paden. Bij elk raadsel kijk je naar iets wat er al eeuwen staat.
3. Vind het slot, neem mee wat erin ligt en breng de sleutel terug.

## Goed om te weten

- De korte ronde duurt ongeveer een uur en gaat over straat; die kan ook met een buggy. De lange duurt ruim twee uur en gaat een stuk door het bos.
- Je begint wanneer je wilt, zolang het licht is.
- Voor gasten van het huis hoort het erbij. Kom je alleen voor de wandeling? Bel even: {telefoon}.
- Zonder telefoon kan het ook. Alles staat op papier.
$page$),

('huisregels', 'Huisregels',
 'De huisregels van onze bed & breakfast: aankomst en vertrek, rust, roken, huisdieren, bezoek en schade.',
$page$
Veel regels hebben we niet. Deze wel, zodat iedereen goed slaapt.

## Aankomst en vertrek

{aankomst}

Kom je later aan dan afgesproken, bel dan voordat het zover is: {telefoon}.

## Rust

Tussen 22.00 en 7.00 uur is het stil in huis en in de tuin. Feesten kan hier niet.

## Roken en vuur

Het hele huis is rookvrij, ook de vensterbank. In de tuin staat een asbak. Kaarsen, wierook en koken op de kamer mogen niet.

## Huisdieren

Een huisdier kan alleen mee als we dat samen hebben afgesproken voor je boekte. Een hulphond is altijd welkom; meld het vooraf.

## Bezoek en aantal gasten

In een kamer slapen niet meer mensen dan er geboekt zijn. Bezoek is welkom in de tuin, en vertrekt voor 22.00 uur.

## Sleutel en schade

De sleutel is van jou tot je vertrekt. Raak je hem kwijt of gaat er iets stuk, zeg het dan meteen: meestal is het zo opgelost. Schade die je veroorzaakt mogen we in rekening brengen.

## Identiteit

De gemeente vraagt ons een nachtregister bij te houden. Daarom vragen we bij aankomst van elke volwassen gast naam, woonplaats en het soort identiteitsbewijs. Een kopie maken we niet.
$page$),

('annuleringsvoorwaarden', 'Annuleringsvoorwaarden',
 'Wat je terugkrijgt als je een kamer annuleert: op welke dag alles, wanneer een deel en vanaf wanneer niets.',
$page$
Plannen veranderen. Dit krijg je terug als je annuleert:

{annulering}

De dagen tellen we terug vanaf de dag van aankomst. Je ziet de datums van jouw verblijf voordat je betaalt en in de bevestiging.

## Zo annuleer je

Mail naar {e-mail} of bel {telefoon}, met het nummer van je boeking. Je krijgt een bevestiging per mail. Wat je terugkrijgt, staat meestal binnen enkele werkdagen op de rekening waarmee je betaalde.

## Eerder weg of later aangekomen

Voor nachten die je niet gebruikt, geven we geen geld terug.

## Als wij moeten annuleren

Kunnen wij je de kamer niet geven, dan zoeken we samen iets wat minstens zo goed is. Wil je dat niet, dan krijg je alles terug wat je hebt betaald.

## Geen bedenktijd

Voor een verblijf op vaste datums geldt de wettelijke bedenktijd van veertien dagen niet (artikel 6:230p onder e van het Burgerlijk Wetboek). De voorwaarden op deze pagina gelden dus vanaf het moment dat je boekt.
$page$),

('algemene-voorwaarden', 'Algemene voorwaarden',
 'De afspraken tussen jou en ons: boeken, betalen, annuleren, verblijf, aansprakelijkheid en klachten.',
$page$
Deze voorwaarden gelden voor elk verblijf en elke bestelling bij {naam}, {adres}. Ze staan hier zodat je ze kunt lezen, bewaren en afdrukken voordat je boekt.

## 1. Boeken

Een boeking is definitief zodra we haar per mail bevestigen. Boek je op de site, dan houden we de kamer voor je vast terwijl je betaalt. Wordt er niet op tijd betaald, dan vervalt de boeking zonder kosten.

Je bent minstens achttien jaar als je boekt, en je geeft het juiste aantal gasten op.

## 2. Prijs en betaling

Alle prijzen zijn in euro’s, inclusief btw en toeristenbelasting. De prijs die je ziet voordat je betaalt, is de prijs van je verblijf. Verandert later een tarief, dan verandert jouw prijs niet.

Een duidelijke vergissing in een prijs mogen we herstellen. Je mag dan kosteloos annuleren.

## 3. Annuleren

Wat je terugkrijgt, staat in de [annuleringsvoorwaarden](/annuleringsvoorwaarden).

## 4. Je verblijf

Tijdens je verblijf gelden de [huisregels](/huisregels). Houdt een gast zich er ook na een waarschuwing niet aan, dan mogen we het verblijf beëindigen.

## 5. Aansprakelijkheid

Voor schade waarvoor we wettelijk aansprakelijk zijn, vergoeden we wat onze verzekering uitkeert. Deze grens geldt niet bij opzet of grove schuld, en niet bij letsel. Laat waardevolle spullen niet onbeheerd achter.

## 6. Overmacht

Kan een verblijf door iets waar niemand iets aan kan doen niet doorgaan, dan krijg je terug wat je hebt betaald.

## 7. Klachten

Is iets niet goed, zeg het dan zo snel mogelijk, liefst tijdens je verblijf: dan kunnen we het oplossen. Je kunt ook mailen naar {e-mail}. Je hoort binnen veertien dagen van ons.

## 8. Recht

Op elke overeenkomst is Nederlands recht van toepassing. Woon je in een ander land van de Europese Unie, dan houd je de bescherming die het recht van dat land je geeft.
$page$),

('privacy', 'Privacy',
 'Welke gegevens we van je vragen, waarom, hoe lang we ze bewaren, met wie we ze delen en welke rechten je hebt.',
$page$
{naam}, {adres}, is verantwoordelijk voor de gegevens die je ons geeft. Vragen? Mail {e-mail} of bel {telefoon}.

## Wat we vragen, en waarom

- **Bij een boeking of bestelling**: naam, adres, e-mail, telefoon en wat je zelf opmerkt. Zonder kunnen we de overeenkomst niet uitvoeren.
- **Bij een formulier**: wat je invult, om je te antwoorden.
- **Bij aankomst**: naam, woonplaats en soort identiteitsbewijs voor het nachtregister. Dat moet van de wet.
- **Bij het betalen**: je betaalt bij onze betaaldienst. Wij horen of, hoeveel en hoe je hebt betaald, niet je rekening- of kaartgegevens.

We sturen geen reclame, maken geen profielen en nemen geen besluiten die alleen een computer neemt.

## Hoe lang we het bewaren

- Wat bij een verkoop hoort: zeven jaar, omdat de Belastingdienst dat vraagt.
- Berichten en aanvragen waar geen verkoop uit volgt: zolang we ermee bezig zijn en daarna hoogstens een jaar.

## Met wie we delen

Alleen met wie het werk doet: de betaaldienst, de dienst die onze mail verstuurt en de plek waar de site draait. Met elk van hen is afgesproken dat zij je gegevens alleen daarvoor gebruiken. De gemeente en de Belastingdienst krijgen wat de wet voorschrijft. We verkopen niets door.

## Cookies

Gasten krijgen van deze site geen cookies, en er kijkt niemand mee. Wat je in een boeking invult, onthoudt je browser tot je het tabblad sluit, zodat je niet opnieuw hoeft te beginnen. Medewerkers die inloggen krijgen één cookie, die dat onthoudt.

## Je rechten

Je mag vragen wat we van je weten, het laten verbeteren of wissen, het meenemen, en bezwaar maken. Mail {e-mail}; je krijgt binnen een maand antwoord. Komen we er niet uit, dan kun je een klacht indienen bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/).
$page$),

('bedrijfsgegevens', 'Bedrijfsgegevens',
 'Wie we zijn volgens de wet: naam, adres, telefoon, e-mail, KVK-nummer en btw-nummer.',
$page$
{bedrijfsgegevens}

De registratienummers van de kamers staan bij [de kamers](/kamer-overzicht).
$page$);
