/** What stands around the screens of staff (BO §1, §2). */
export const shellTexts = {
  /** BO §2: the links of the foot. */
  dashboard: 'Dashboard',
  archive: 'Archief',
  reports: 'Rapporten',
  /** BO §2 Dashboard. */
  testPayment: 'Test betaling',
  /** BO §8. */
  failed: 'Er is iets misgegaan probeer opnieuw',
  /** BO §1: the page of an error, as the documents have it. */
  somethingWrong: 'Something went wrong!',
  tryLater: 'There was a problem on our end. Please try again later.',
} as const
