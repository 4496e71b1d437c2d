import type { dashboardTexts } from './dashboard.ts'
import type { keptTexts } from './kept.ts'
import type { seasonTexts } from './seasons.ts'
import type { vacationTexts } from './vacations.ts'

/** The texts that only one folder of screens needs, by its name: they come with its first screen. */
export const withTheirScreens: Record<string, () => Promise<Partial<TextsOfScreens>>> = {
  dashboard: async () => ({ dashboard: (await import('./dashboard.ts')).dashboardTexts }),
  seasons: async () => {
    const [{ keptTexts: kept }, { seasonTexts: seasons }] = await Promise.all([
      import('./kept.ts'),
      import('./seasons.ts'),
    ])
    return { kept, seasons }
  },
  vacations: async () => ({ vacations: (await import('./vacations.ts')).vacationTexts }),
}

export interface TextsOfScreens {
  dashboard: typeof dashboardTexts
  kept: typeof keptTexts
  seasons: typeof seasonTexts
  vacations: typeof vacationTexts
}
