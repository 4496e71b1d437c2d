import { shellTexts } from '../../rules/texts/shell.ts'
import { DASHBOARD, screens } from '../../screens/screen-routes.ts'

/** The links of the foot (BO §2); the reports are what the house earned. */
export const footLinks = [
  {
    to: DASHBOARD,
    get label() {
      return shellTexts.dashboard
    },
  },
  {
    to: screens.archive.path,
    get label() {
      return shellTexts.archive
    },
  },
  {
    to: screens.revenue.path,
    get label() {
      return shellTexts.reports
    },
  },
] as const
