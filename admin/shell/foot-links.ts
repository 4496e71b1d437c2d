import { DASHBOARD, screens } from '../../screens/screen-routes.ts'
import { wordsInForce } from '../texts/words.ts'

/** The links of the foot (BO §2); the reports are what the house earned. */
export const footLinks = [
  {
    to: DASHBOARD,
    get label() {
      return wordsInForce().shell.dashboard
    },
  },
  {
    to: screens.archive.path,
    get label() {
      return wordsInForce().shell.archive
    },
  },
  {
    to: screens.revenue.path,
    get label() {
      return wordsInForce().shell.reports
    },
  },
] as const
