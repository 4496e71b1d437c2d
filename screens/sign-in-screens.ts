import type { ScreenRoute } from './screen-route.ts'

/** Where staff sign in: the part of the table of screens that the guest site leads to as well. */
export const signInScreens = {
  login: { path: '/login', site: 'back-office', access: 'signing-in' },
  signIn: { path: '/sign-in', site: 'back-office', access: 'signing-in' },
  signInInDutch: { path: '/inloggen', site: 'back-office', access: 'signing-in' },
  firstAccount: { path: '/begin', site: 'back-office', access: 'signing-in' },
  confirmEmail: { path: '/e-mailadres-bevestigen', site: 'back-office', access: 'signing-in' },
  newPassword: { path: '/wachtwoord-vergeten', site: 'back-office', access: 'signing-in' },
} as const satisfies Record<string, ScreenRoute>
