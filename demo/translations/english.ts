import type { DemoTranslation } from '../demo-translations.ts'

/** The demo's house in English. */
export const english: DemoTranslation = {
  own: {
    'Kleine Knusse kamer': 'Small cosy room',
    'Knusse kamer': 'Cosy room',
    'Ruime knusse kamer': 'Spacious cosy room',
    Familiekamer: 'Family room',
    'Eigen douche en toilet': 'Private shower and toilet',
    'Gratis wifi': 'Free wifi',
    'Koffie en thee op de kamer': 'Coffee and tea in the room',
    'Uitzicht op de tuin': 'Garden view',
    'Uitzicht op de Maas': 'View of the Maas',
    'Uitzicht op de boomgaard': 'Orchard view',
    Televisie: 'Television',
    'Ligbad en douche': 'Bath and shower',
    Koelkast: 'Fridge',
    'Twee slaapkamers': 'Two bedrooms',
    'Eigen keuken': 'Kitchen of your own',
    'Badkamer met ligbad': 'Bathroom with a bath',
    'Kinderbed op aanvraag': 'Cot on request',
    'Zolderkamer met schuine balken, een tweepersoonsbed met rode sprei en een raampje met bloesem':
      'Attic room with sloping beams, a double bed with a red bedspread and a small window full of blossom',
    'Het raampje met geruite gordijnen en bloesem':
      'The small window with checked curtains and blossom',
    'Het bed met de rode sprei': 'The bed with the red bedspread',
    'De kapstok met een zonnehoed, boven de stoel':
      'The coat hooks with a sun hat, above the chair',
    'De eiken balken van het dak': 'The oak beams of the roof',
    'Tweepersoonsbed met blauwe sprei voor een vakwerkwand, met een raam op de Maas':
      'Double bed with a blue bedspread in front of a half-timbered wall, with a window onto the Maas',
    'Het raam met uitzicht op de Maas': 'The window with a view of the Maas',
    'Kussens en de blauwe sprei': 'Pillows and the blue bedspread',
    'Het nachtkastje met leeslamp': 'The bedside table with a reading lamp',
    'De vakwerkwand met een schilderijtje': 'The half-timbered wall with a small painting',
    'Hoge kamer van mergelblokken met twee boogramen, een groene leesstoel en een breed bed':
      'High room of marlstone blocks with two arched windows, a green reading chair and a wide bed',
    'De boogramen met uitzicht op de boomgaard': 'The arched windows looking out on the orchard',
    'Het brede bed met de groene sprei': 'The wide bed with the green bedspread',
    'De groene leesstoel': 'The green reading chair',
    'De muur van mergel met een nis': 'The marlstone wall with an alcove',
    'Familiekamer met stapelbed, groot bed, tekentafel en vlaggetjes':
      'Family room with a bunk bed, a large bed, a drawing table and bunting',
    'Het stapelbed met de ladder': 'The bunk bed with its ladder',
    'Het grote bed met de lappendeken': 'The large bed with the patchwork quilt',
    'De tekentafel met twee krukjes': 'The drawing table with two stools',
    'Het raam met uitzicht op de kerk': 'The window with a view of the church',
    Ontbijtbox: 'Breakfast box',
    'Elektrische fiets': 'Electric bike',
    Kinderzitje: 'Child seat',
    Borg: 'Deposit',
    Verwenpakket: 'Treat package',
    'Bloemen op de kamer': 'Flowers in your room',
    'Dagvergunning vissen': 'Fishing day permit',
    Cadeaubon: 'Gift voucher',
    'Zakelijk dagarrangement': 'Business day package',
    Vriendenkaart: 'Friends’ card',
  },
  descriptions: {
    'Kleine Knusse kamer':
      'The smallest rooms in the house, tucked under the roof tiles on the garden side. A bed beneath the sloping beams, a chair by the little ' +
      'window with the blossom, and a shower of your own. In the morning you hear the church bell of Elsloo, and little else. Lovely if you’re ' +
      'travelling alone, or as two who are out along the Maas all day.',
    'Knusse kamer':
      'A warm room on the first floor, with oak beams and a double bed of 180 by 210 cm. From bed you look through the tall window to the Maas, ' +
      'and there’s a reading lamp on either side. The bathroom has a walk-in shower. Breakfast is ready for you downstairs, or we bring it up.',
    'Ruime knusse kamer':
      'The large rooms at the back look out over the orchards through two arched windows. Thick marlstone walls, a reading chair, a wide bed and ' +
      'space for a third. The bathroom has a bath and a separate shower. The favourite of families with one child, and of guests who stay longer.',
    Familiekamer:
      'A floor to yourselves for four to six guests, with two bedrooms, a kitchen and a big table. Book it for a weekend from Friday to Monday, a ' +
      'midweek from Monday to Friday or a whole week. Beds are made when you arrive, and we do the cleaning.',
  },
  sentences: {
    'house.heroTitle': 'Sleep between the Maas and the orchards',
    'house.heroLine': '{rooms} in the heart of {place}.',
    'house.roomsLine':
      '{rooms} beneath old beams, each with a bathroom and a key of its own. Choose a room and see at once which days are available.',
    'house.foot': '{rooms} in the village of {place}, between the Maas and the orchards.',
    'siteBreakfast.boxText':
      'Freshly baked rolls, farmhouse cheese and ham, a boiled egg, yoghurt with fruit, jam, chocolate sprinkles, juice and a slice of Limburg fruit tart. In a box with a ribbon, ready to unpack.',
    'siteBreakfast.surpriseText':
      'A birthday, a first child, a new home, or simply because it’s Sunday: let breakfast ring the bell. We fill a box with freshly baked rolls, farmhouse cheese, a boiled egg, fruit, juice and Limburg fruit tart, and bring it to whoever you choose.',
    'siteBreakfast.stepBellText':
      'The box is full, the tart is fresh. They can lie in, as long as they open the door.',
    'siteForms.contactIntro':
      'A question about your room, the stairs or the dog? Write to us, or call. We answer ourselves, usually the same day.',
    'siteForms.businessIntro':
      'A meeting, a day with your team or a training course: under old beams, thoughts come more quietly. We have a package for it, and rooms for those who stay the night.',
    'siteForms.businessDay':
      '{price} per person, for {persons} people or more. With a place to meet, coffee and tea, and lunch.',
    'breakfast.allergens':
      'A breakfast box contains gluten, milk and egg, and may contain nuts, peanuts, soya, sesame and mustard. If you have an allergy, please call or email us before you order.',
  },
  pages: {
    'over-ons': {
      title: 'About us',
      description:
        'Who lives in the house with the keys: a small bed & breakfast in the heart of Elsloo, between the Maas and the orchards.',
      body: `
![A half-timbered house with a sign in the shape of a key fob above the door](/art/sleutel.svg)

In an old house of timber, marlstone and creaking beams, the keys of eight rooms and a family room hang on a row of hooks. Sleep here and one of them is yours: come and go as you please.

## Small, and staying that way

We know our guests by name. When you arrive we show you the house, point out where the bikes go and tell you where the path to the Maas begins. Prefer to find your own way? That’s just as good.

Each room has its own bathroom and its own character. The smallest is for anyone in search of two quiet days; the largest sleeps three. If there are four to six of you, the [family room](/familie-kamer) fits.

## Breakfast from close by

Bread from the baker, fruit from the orchard, eggs from a few farmyards down the road. Breakfast in the house is included in the price and is served {ontbijttijden}. Is there something you don’t eat? Tell us when you book and we’ll see to it.

## Frequently asked questions

### What time can I check in?

{inchecktijden}. Check-out is {uitchecktijd}. Coming later? Just give us a call: {telefoon}.

### Where can I leave my car?

Parking in the village is free, a few minutes’ walk away. Bikes are kept inside, under lock and key.

### Can I bring my dog?

Please talk to us before you book: it depends on the room and on who else is staying. Assistance dogs are always welcome.

### Is the price I see all I pay?

Yes. The price in your booking includes VAT and tourist tax. Nothing is added later.

### Can I cancel free of charge?

That depends on the day. The [cancellation policy](/annuleringsvoorwaarden) says what you get back.
`,
    },
    omgeving: {
      title: 'Around Elsloo',
      description:
        'Walks along the Maas, cycling through the orchards, a day in Maastricht: what you can reach from Elsloo on foot, by bike and by train.',
      body: `
![The Maas winds past orchards and a church tower](/art/maasdal.svg)

Elsloo lies on a slope above the Maas. Behind the village the sunken lanes and the woods begin; in front of it are the river and its meadows. Most days you won’t need the car.

## On foot

- **The Maas**: ten minutes downhill, past the castle and the watermill.
- **The Bunderbos**: a wood on the slopes, with springs and sunken lanes. In spring the wild garlic is in flower and you smell the wood before you see it.
- **The old village**: the Maasberg, houses of marlstone and timber, and the local museum.
- **The Key to Elsloo**: a walk with riddles that starts at our door. [Here’s how it works](/sleutel-van-elsloo).

## By bike

The numbered cycle network begins around the corner. Along the Maas it’s flat; towards the plateau you climb. You can hire an electric bike from us, with or without a child seat: see [the extras](/extra).

## A day out

- **Maastricht**: a short train ride from Beek-Elsloo station. The Vrijthof, the market, a bookshop in a church.
- **Valkenburg and the hills**: marlstone caves, castles and long views.
- **Across the border**: Belgium lies on the other side of the Maas. The ferry runs in season.

## Food and drink

There are a few good places in the village where you can eat without booking. Ask at breakfast: we know who’s open that evening.
`,
    },
    extra: {
      title: 'Extras for your stay',
      description:
        'Bikes, flowers in your room, a treat package or a day’s fishing: what you can have with your stay and what it costs, VAT included.',
      body: `
A stay is complete without, and a little more festive with. All prices include VAT.

{extras}

## How to ask

Let us know by the day before you arrive, by email to {e-mail} or on {telefoon}. You pay at the house. You get the deposit for a bike back when the bike is back.
`,
    },
    'sleutel-van-elsloo': {
      title: 'The Key to Elsloo',
      description:
        'A walk with riddles through the old village: you’re given a key and look for the lock it fits. For families, friends and the curious.',
      body: `
![An old key on a hook](/art/sleutel.svg)

We give you an old key and a card with the first clue. Somewhere in the village is the lock that it fits. What’s inside, we won’t say.

## How it goes

1. Pick up the key at the desk. Choose the short round or the long one.
2. Follow the clues past houses, gates and paths. For each riddle you look at something that has been there for centuries.
3. Find the lock, take what’s inside and bring back the key.

## Good to know

- The short round takes about an hour and stays on the street, so a pushchair is fine. The long one takes over two hours and goes through the wood for a while.
- Start whenever you like, as long as it’s light.
- It’s part of the stay for guests of the house. Coming just for the walk? Give us a call: {telefoon}.
- You don’t need a phone. It’s all on paper.
`,
    },
    huisregels: {
      title: 'House rules',
      description:
        'The house rules of our bed & breakfast: arrival and departure, quiet, smoking, pets, visitors and damage.',
      body: `
We don’t have many rules. Just these, so that everybody sleeps well.

## Arrival and departure

{aankomst}

If you’ll arrive later than agreed, please call us beforehand: {telefoon}.

## Quiet

Between 10 p.m. and 7 a.m. it’s quiet in the house and in the garden. Parties aren’t possible here.

## Smoking and fire

The whole house is non-smoking, window sills included. There’s an ashtray in the garden. Candles, incense and cooking in the room aren’t allowed.

## Pets

A pet can come only if we agreed on it before you booked. Assistance dogs are always welcome; please tell us in advance.

## Visitors and number of guests

No more people sleep in a room than were booked. Visitors are welcome in the garden, and leave by 10 p.m.

## Key and damage

The key is yours until you leave. If you lose it or something breaks, tell us straight away: most things are easily solved. We may charge you for damage that you cause.

## Identity

The municipality asks us to keep a night register. That’s why we ask each adult guest on arrival for their name, place of residence and type of identity document. We don’t make a copy.
`,
    },
    annuleringsvoorwaarden: {
      title: 'Cancellation policy',
      description:
        'What you get back if you cancel a room: until which day everything, when a part, and from when nothing.',
      body: `
Plans change. This is what you get back if you cancel:

{annulering}

We count the days back from the day of arrival. You see the dates for your own stay before you pay and in the confirmation.

## How to cancel

Email {e-mail} or call {telefoon}, with your booking number at hand. We’ll confirm by email. What you get back is usually in the account you paid from within a few working days.

## Leaving early or arriving late

We don’t refund nights that you don’t use.

## If we have to cancel

If we can’t give you the room, we’ll look together for something at least as good. If you’d rather not, you get back everything you paid.

## No right of withdrawal

The statutory right of withdrawal of fourteen days doesn’t apply to a stay on fixed dates (article 6:230p under e of the Dutch Civil Code). So the conditions on this page apply from the moment you book.
`,
    },
    'algemene-voorwaarden': {
      title: 'Terms and conditions',
      description:
        'What we agree with each other: booking, paying, cancelling, your stay, liability and complaints.',
      body: `
These terms apply to every stay and every order at {naam}, {adres}. They’re here so that you can read, keep and print them before you book.

## 1. Booking

A booking is final once we confirm it by email. If you book on the site, we hold the room for you while you pay. If it isn’t paid in time, the booking lapses at no cost to you.

You’re at least eighteen when you book, and you tell us the right number of guests.

## 2. Price and payment

All prices are in euros, and include VAT and tourist tax. The price you see before you pay is the price of your stay. If a rate changes later, your price doesn’t.

We may correct an obvious mistake in a price. You may then cancel free of charge.

## 3. Cancelling

What you get back is set out in the [cancellation policy](/annuleringsvoorwaarden).

## 4. Your stay

During your stay the [house rules](/huisregels) apply. If a guest doesn’t keep to them even after a warning, we may end the stay.

## 5. Liability

For damage for which we’re liable by law, we pay what our insurance pays out. This limit doesn’t apply in the event of intent or gross negligence, nor to injury. Please don’t leave valuables unattended.

## 6. Force majeure

If a stay can’t go ahead because of something that nobody can help, you get back what you paid.

## 7. Complaints

If something isn’t right, tell us as soon as you can, preferably during your stay: then we can put it right. You can also email {e-mail}. You’ll hear from us within fourteen days.

## 8. Law

Every agreement is governed by Dutch law. If you live in another country of the European Union, you keep the protection that the law of that country gives you.
`,
    },
    privacy: {
      title: 'Privacy',
      description:
        'Which details we ask you for and why, how long we keep them, who we share them with and which rights you have.',
      body: `
{naam}, {adres}, is responsible for the details you give us. Any questions? Email {e-mail} or call {telefoon}.

## What we ask, and why

- **When you book or order**: name, address, email, phone number and anything you tell us yourself. Without them we can’t carry out the agreement.
- **With a form**: what you fill in, so that we can answer you.
- **On arrival**: name, place of residence and type of identity document, for the night register. The law requires it.
- **When you pay**: you pay with our payment provider. We learn whether, how much and how you paid, not your account or card details.

We send no advertising, build no profiles and take no decisions by computer alone.

## How long we keep it

- What belongs to a sale: seven years, because the Dutch tax authorities ask for it.
- The night register: one year after you leave. After that it’s erased by itself.
- Messages and enquiries that lead to no sale: for as long as we’re dealing with them, and at most a year after that.

## Who we share it with

Only with those who do the work: the payment provider, the service that sends our mail and the place where the site runs. Each of them has agreed to use your details for that alone. The municipality and the tax authorities get what the law prescribes. We sell nothing on.

## Cookies

Guests get no cookies from this site, and nobody is watching. Your browser remembers what you fill in for a booking until you close the tab, so that you don’t have to start again. Staff who sign in get one cookie, which remembers that they did.

## Your rights

You may ask what we know about you, have it corrected or erased, take it with you, and object. Email {e-mail}; you’ll have an answer within a month. If we can’t settle it together, you can complain to the [Dutch Data Protection Authority](https://www.autoriteitpersoonsgegevens.nl/).
`,
    },
    bedrijfsgegevens: {
      title: 'Company details',
      description:
        'Who we are by law: name, address, phone, email, Chamber of Commerce number and VAT number.',
      body: `
{bedrijfsgegevens}

The registration numbers of the rooms are on the pages of [the rooms](/kamer-overzicht).
`,
    },
  },
}
