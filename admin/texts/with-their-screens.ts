import type { companyTexts } from './company.ts'
import type { dashboardTexts } from './dashboard.ts'
import type { firstAccountTexts } from './first-account.ts'
import type { keptTexts } from './kept.ts'
import type { priceTexts } from './prices.ts'
import type { roomTypeTexts } from './room-types.ts'
import type { roomTypeImageTexts } from './room-type-images.ts'
import type { seasonTexts } from './seasons.ts'
import type { textCorrectionTexts } from './text-corrections.ts'
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
  'room-types': async () => {
    const [{ keptTexts: kept }, { roomTypeTexts: roomTypes }, images] = await Promise.all([
      import('./kept.ts'),
      import('./room-types.ts'),
      import('./room-type-images.ts'),
    ])
    return { kept, roomTypes, roomTypeImages: images.roomTypeImageTexts }
  },
  seasons: async () => {
    const [{ keptTexts: kept }, { seasonTexts: seasons }] = await Promise.all([
      import('./kept.ts'),
      import('./seasons.ts'),
    ])
    return { kept, seasons }
  },
  settings: async () => {
    const [{ companyTexts: company }, { keptTexts: kept }, { roomTypeTexts: roomTypes }] =
      await Promise.all([import('./company.ts'), import('./kept.ts'), import('./room-types.ts')])
    return { company, kept, roomTypes }
  },
  'text-corrections': async () => {
    const [{ keptTexts: kept }, { textCorrectionTexts: textCorrections }] = await Promise.all([
      import('./kept.ts'),
      import('./text-corrections.ts'),
    ])
    return { kept, textCorrections }
  },
  vacations: async () => ({ vacations: (await import('./vacations.ts')).vacationTexts }),
}

export interface TextsOfScreens {
  company: typeof companyTexts
  firstAccount: typeof firstAccountTexts
  dashboard: typeof dashboardTexts
  kept: typeof keptTexts
  prices: typeof priceTexts
  roomTypes: typeof roomTypeTexts
  roomTypeImages: typeof roomTypeImageTexts
  seasons: typeof seasonTexts
  textCorrections: typeof textCorrectionTexts
  vacations: typeof vacationTexts
}
