/** Planning a vacation (BO §4, §8). */
export const vacationTexts = {
  planned: 'De vakantie is geplant!',
} as const
