import { checkGuestDetails } from '../../../../rules/forms/check-guest-details.ts'
import { projectChecks } from '../../../../rules/forms/check-project-form.ts'
import { checkVendorForm } from '../../../../rules/forms/check-vendor-form.ts'
import { isName } from '../../../../rules/forms/is-name.ts'
import { loginRefusalText } from '../../../../rules/login/login-refusal.ts'
import { bookingButtonText, breakfastButtonText } from '../../../../rules/texts/order-button.ts'
import { goodVendor } from '../../forms/good-vendor.ts'
import type { ReadingExamples } from '../examples.ts'

export const paymentFormsAccessExamples = {
  'order-button': {
    question: 'What do the buttons say that oblige to pay?',
    answer: (readings) => [
      bookingButtonText(readings['order-button']),
      breakfastButtonText('public', readings['order-button']),
    ],
    answers: {
      obligation: [
        'Plaats boeking met betalingsverplichting',
        'Verzend bestelling! (met betalingsverplichting)',
      ],
      literal: ['Plaats boeking', 'Verzend bestelling!'],
    },
  },
  'checkout.fields': {
    question: 'What is missing of a guest who gives name, e-mail, phone and city?',
    answer: (readings) => {
      const details = {
        firstName: 'Sanne',
        lastName: 'Hoekstra',
        email: 'sanne@voorbeeld.nl',
        phone: '0612345678',
        city: 'Utrecht',
      }
      return checkGuestDetails(details, readings).map(({ field }) => field)
    },
    answers: { short: [], 'full-address': ['address', 'postcode'] },
  },
  'forms.postcode': {
    question: 'May a vendor from Belgium leave out a Dutch postcode and KVK number?',
    answer: (readings) =>
      checkVendorForm({ ...goodVendor, country: 'be', postcode: '3620', kvk: '' }, readings).ok,
    answers: { 'nl-only': true, always: false },
  },
  'forms.names': {
    question: 'Is O’Neill a name?',
    answer: (readings) => isName("O'Neill", readings['forms.names']),
    answers: { accented: true, 'letters-only': false },
  },
  'forms.category-error': {
    question: 'What does a project without a category read?',
    answer: (readings) => {
      const check = projectChecks(readings).find(({ field }) => field === 'category')!
      return check.wrong({ category: '' } as Parameters<typeof check.wrong>[0])
    },
    answers: {
      literal: 'Controlleer het formulier of u food of non-food verkoopt.',
      category: 'Controlleer de categorie.',
    },
  },
  'login.errors': {
    question: 'What do an unknown e-mail address and a wrong password read?',
    answer: (readings) => [
      loginRefusalText('unknown-email', readings),
      loginRefusalText('wrong-password', readings),
    ],
    answers: {
      'four-messages': ['E-mail adres is niet bekend!', 'Controlleer het wachtwoord!'],
      'one-for-all': [
        'Het e-mailadres of het wachtwoord klopt niet.',
        'Het e-mailadres of het wachtwoord klopt niet.',
      ],
    },
  },
} satisfies Partial<ReadingExamples>
