import type { ReadingArea } from '../reading-entry.ts'

export const pagesAndFormsReadings = {
  title: 'Pages and forms',
  entries: [
    {
      id: 'payment.method',
      kind: 'fixed',
      values: {
        'on-the-site': 'the guest chooses among the provider’s methods on step Betalen',
        'at-the-provider': 'the provider’s page asks',
      },
      source: 'G §7',
      reason: 'G §7 sends betaalmethode with the payment',
    },
    {
      id: 'forms.thank-you',
      kind: 'fixed',
      values: {
        pages: '/bedankt-inschrijving and /bedankt-aanvraag',
        none: 'a message on the form itself',
      },
      source: 'G §4',
      reason: 'G §4 leads to a thank-you page and names none',
    },
    {
      id: 'family.gallery',
      kind: 'fixed',
      values: {
        'two-to-five': 'the gallery shows images 2 to 5, the cover stands by itself above it',
        'one-to-five': 'the gallery shows the cover too',
      },
      source: 'G §2, §9; BO §9',
      reason: 'both paragraphs name images 2 to 5',
    },
    {
      id: 'checkout.formats',
      kind: 'fixed',
      values: {
        usable:
          'e-mail and phone must be usable, names may be anything a person is called, of all the lengths have limits',
        unchecked: 'fields are only required',
      },
      source: 'G §5',
      reason: 'G §5 “no format checks shown”; a typo in an address would lose the guest',
    },
    {
      id: 'contact.formats',
      kind: 'fixed',
      values: {
        'by-form':
          'e-mail is optional on /contact and required on /zakelijk, one that is given must be one; lengths by the form limits',
        unchecked: 'no checks, no bounds',
      },
      source: 'G §5',
      reason: 'the answer goes to that address, and a field must not carry a book',
    },
    {
      id: 'guest.live',
      kind: 'fixed',
      values: {
        'when-looked-at':
          'guest pages read when opened, focused and pressed; staff screens are live',
        live: 'guest pages are live too',
      },
      source: 'G §7',
      reason: 'acceptance decides anew in any case; an open line for each visitor would cost much',
    },
    {
      id: 'messages.seconds',
      kind: 'fixed',
      values: {
        stated:
          'success messages stand 3 s (the time stops under pointer or focus; 8 s when they can be undone), errors until closed; the contact form gives up after 40 s',
        four: 'success messages stand 4 s',
      },
      source: 'BO §9; G §9',
      reason: 'the documents name 3 s and 40 s; the reading waiting is about delays only',
    },
    {
      id: 'texts.lower-case',
      kind: 'fixed',
      values: {
        capital: 'the text about an occupied date begins with a capital',
        'lower-case': 'its older variant, in lower case, is shown too',
      },
      source: 'BO §8; G §8',
      reason: 'the older variant is not used',
    },
    {
      id: 'public-user-post',
      kind: 'fixed',
      values: {
        logged: 'the post with only firstname and lastname is answered and logged',
        stored: 'it is stored',
      },
      source: 'G §7',
      reason: 'nobody asks for it, so it is not kept',
    },
    {
      id: 'reviews.place',
      kind: 'fixed',
      values: {
        home: 'the four reviews stand on /home',
        page: 'they have a page of their own',
      },
      source: 'G §1, §2',
      reason: 'G §1 counts reviews among the pages, and G §2 gives them no address',
    },
    {
      id: 'forms.client-id',
      kind: 'fixed',
      values: {
        'row-id': 'the clientId of a form is the id of its row, given when it is stored',
        'from-the-browser': 'the page makes it and sends it',
      },
      source: 'G §3',
      reason: 'an id that anybody may choose says nothing',
    },
    {
      id: 'breakfast.mail',
      kind: 'fixed',
      values: {
        afterwards:
          'the order is stored first; its mail follows by itself, and staff see where it failed',
        'in-the-form':
          'the form waits for the mail: “De e-mail is niet verzonden, probeer het opnieuw”',
      },
      source: 'G §8; BO §8',
      reason: 'an order is never lost with its mail, and a guest cannot mend a mail server',
    },
    {
      id: 'browser.storage',
      kind: 'fixed',
      values: {
        address:
          'a choice travels in the address; the browser keeps a form that is being filled in and the ids of its own bookings, nothing decides by them',
        'local-storage': 'bookings and orders are carried between screens in local storage',
      },
      source: 'BO §7; G §4',
      reason: 'what a browser keeps anybody can change, and another device does not have it',
    },
  ],
} as const satisfies ReadingArea
