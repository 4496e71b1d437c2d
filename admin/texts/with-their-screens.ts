import type { dashboardTexts } from './dashboard.ts'
import type { vacationTexts } from './vacations.ts'

/** The texts that only one folder of screens needs, by its name: they come with its first screen. */
export const withTheirScreens: Record<string, () => Promise<Partial<TextsOfScreens>>> = {
  dashboard: async () => ({ dashboard: (await import('./dashboard.ts')).dashboardTexts }),
  vacations: async () => ({ vacations: (await import('./vacations.ts')).vacationTexts }),
}

export interface TextsOfScreens {
  dashboard: typeof dashboardTexts
  vacations: typeof vacationTexts
}
