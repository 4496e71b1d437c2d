import type { companyTexts } from './company.ts'
import type { dashboardTexts } from './dashboard.ts'
import type { firstAccountTexts } from './first-account.ts'
import type { keptTexts } from './kept.ts'
import type { priceTexts } from './prices.ts'
import type { seasonTexts } from './seasons.ts'
import type { vacationTexts } from './vacations.ts'

/** The texts that only one folder of screens needs, by its name: they come with its first screen. */
export const withTheirScreens: Record<string, () => Promise<Partial<TextsOfScreens>>> = {
  dashboard: async () => ({ dashboard: (await import('./dashboard.ts')).dashboardTexts }),
  prices: async () => {
    const [{ keptTexts: kept }, { priceTexts: prices }] = await Promise.all([
      import('./kept.ts'),
      import('./prices.ts'),
    ])
    return { kept, prices }
  },
  seasons: async () => {
    const [{ keptTexts: kept }, { seasonTexts: seasons }] = await Promise.all([
      import('./kept.ts'),
      import('./seasons.ts'),
    ])
    return { kept, seasons }
  },
  settings: async () => {
    const [{ companyTexts: company }, { keptTexts: kept }] = await Promise.all([
      import('./company.ts'),
      import('./kept.ts'),
    ])
    return { company, kept }
  },
  vacations: async () => ({ vacations: (await import('./vacations.ts')).vacationTexts }),
}

export interface TextsOfScreens {
  company: typeof companyTexts
  firstAccount: typeof firstAccountTexts
  dashboard: typeof dashboardTexts
  kept: typeof keptTexts
  prices: typeof priceTexts
  seasons: typeof seasonTexts
  vacations: typeof vacationTexts
}
