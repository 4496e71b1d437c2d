import type { accountTexts } from './account.ts'
import type { billTexts } from './bills.ts'
import type { breakfastMorningTexts } from './breakfast-morning.ts'
import type { cashDeskTexts } from './cash-desk.ts'
import type { changesTexts } from './changes.ts'
import type { channelsPageTexts } from './channels.ts'
import type { companyTexts } from './company.ts'
import type { customersTexts } from './customers.ts'
import type { dashboardTexts } from './dashboard.ts'
import type { deliveryDistanceTexts } from './delivery-distances.ts'
import type { firstAccountTexts } from './first-account.ts'
import type { firstStepsTexts } from './first-steps.ts'
import type { invoicesPageTexts } from './invoices.ts'
import type { keptTexts } from './kept.ts'
import type { nightRegisterTexts } from './night-register.ts'
import type { peopleTexts } from './people.ts'
import type { priceTexts } from './prices.ts'
import type { roomTypeTexts } from './room-types.ts'
import type { roomTypeImageTexts } from './room-type-images.ts'
import type { revenueTexts } from './revenue.ts'
import type { ruleNumberTexts } from './rule-numbers.ts'
import type { plannedEditTexts } from './planned-edits.ts'
import type { readingTexts } from './readings.ts'
import type { productTexts } from './products.ts'
import type { seasonTexts } from './seasons.ts'
import type { sourcesPageTexts } from './sources-page.ts'
import type { oldSiteTexts } from './old-site.ts'
import type { mailTemplateTexts } from './mail-templates.ts'
import type { pageTextTexts } from './page-texts.ts'
import type { textCorrectionTexts } from './text-corrections.ts'
import type { testPaymentTexts } from './test-payment.ts'
import type { translationTexts } from './translations.ts'
import type { vacationTexts } from './vacations.ts'

/** The texts that only one folder of screens needs, by its name: they come with its first screen. */
export const withTheirScreens: Record<string, () => Promise<Partial<TextsOfScreens>>> = {
  account: async () => {
    const [{ accountTexts: account }, { keptTexts: kept }] = await Promise.all([
      import('./account.ts'),
      import('./kept.ts'),
    ])
    return { account, kept }
  },
  bills: async () => ({ bills: (await import('./bills.ts')).billTexts }),
  bookings: async () => ({ bills: (await import('./bills.ts')).billTexts }),
  'breakfast-morning': async () => ({
    breakfastMorning: (await import('./breakfast-morning.ts')).breakfastMorningTexts,
  }),
  'breakfast-orders': async () => ({ bills: (await import('./bills.ts')).billTexts }),
  'cash-desk': async () => ({ cashDesk: (await import('./cash-desk.ts')).cashDeskTexts }),
  changes: async () => ({ changes: (await import('./changes.ts')).changesTexts }),
  channels: async () => {
    const [{ channelsPageTexts: channelsPage }, { keptTexts: kept }] = await Promise.all([
      import('./channels.ts'),
      import('./kept.ts'),
    ])
    return { channelsPage, kept }
  },
  people: async () => {
    const [{ keptTexts: kept }, { peopleTexts: people }] = await Promise.all([
      import('./kept.ts'),
      import('./people.ts'),
    ])
    return { kept, people }
  },
  'delivery-distances': async () => {
    const [{ keptTexts: kept }, { deliveryDistanceTexts: deliveryDistances }] = await Promise.all([
      import('./kept.ts'),
      import('./delivery-distances.ts'),
    ])
    return { deliveryDistances, kept }
  },
  customers: async () => {
    const [{ customersTexts: customers }, { invoicesPageTexts: invoices }, { keptTexts: kept }] =
      await Promise.all([import('./customers.ts'), import('./invoices.ts'), import('./kept.ts')])
    return { customers, invoices, kept }
  },
  invoices: async () => ({ invoices: (await import('./invoices.ts')).invoicesPageTexts }),
  dashboard: async () => {
    const [
      { dashboardTexts: dashboard },
      { firstStepsTexts: firstSteps },
      { invoicesPageTexts: invoices },
      { revenueTexts: revenue },
      { testPaymentTexts: testPayment },
    ] = await Promise.all([
      import('./dashboard.ts'),
      import('./first-steps.ts'),
      import('./invoices.ts'),
      import('./revenue.ts'),
      import('./test-payment.ts'),
    ])
    return { dashboard, firstSteps, invoices, revenue, testPayment }
  },
  'old-site': async () => ({ oldSite: (await import('./old-site.ts')).oldSiteTexts }),
  'test-payments': async () => ({
    testPayment: (await import('./test-payment.ts')).testPaymentTexts,
  }),
  revenue: async () => ({ revenue: (await import('./revenue.ts')).revenueTexts }),
  'first-steps': async () => {
    const [{ companyTexts: company }, { firstStepsTexts: firstSteps }, { keptTexts: kept }] =
      await Promise.all([import('./company.ts'), import('./first-steps.ts'), import('./kept.ts')])
    return { company, firstSteps, kept }
  },
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
  'rule-numbers': async () => {
    const [{ keptTexts: kept }, { ruleNumberTexts: ruleNumbers }] = await Promise.all([
      import('./kept.ts'),
      import('./rule-numbers.ts'),
    ])
    return { kept, ruleNumbers }
  },
  'planned-edits': async () => ({
    plannedEdits: (await import('./planned-edits.ts')).plannedEditTexts,
  }),
  readings: async () => {
    const [{ keptTexts: kept }, { readingTexts: readings }] = await Promise.all([
      import('./kept.ts'),
      import('./readings.ts'),
    ])
    return { kept, readings }
  },
  products: async () => {
    const [{ keptTexts: kept }, { productTexts: products }] = await Promise.all([
      import('./kept.ts'),
      import('./products.ts'),
    ])
    return { kept, products }
  },
  seasons: async () => {
    const [{ keptTexts: kept }, { seasonTexts: seasons }] = await Promise.all([
      import('./kept.ts'),
      import('./seasons.ts'),
    ])
    return { kept, seasons }
  },
  settings: async () => {
    const [
      { companyTexts: company },
      { keptTexts: kept },
      { nightRegisterTexts: nightRegister },
      { productTexts: products },
      { roomTypeTexts: roomTypes },
    ] = await Promise.all([
      import('./company.ts'),
      import('./kept.ts'),
      import('./night-register.ts'),
      import('./products.ts'),
      import('./room-types.ts'),
    ])
    return { company, kept, nightRegister, products, roomTypes }
  },
  'night-register': async () => ({
    nightRegister: (await import('./night-register.ts')).nightRegisterTexts,
  }),
  'mail-templates': async () => {
    const [{ keptTexts: kept }, { mailTemplateTexts: mailTemplates }] = await Promise.all([
      import('./kept.ts'),
      import('./mail-templates.ts'),
    ])
    return { kept, mailTemplates }
  },
  'page-texts': async () => {
    const [{ keptTexts: kept }, { pageTextTexts: pageTexts }] = await Promise.all([
      import('./kept.ts'),
      import('./page-texts.ts'),
    ])
    return { kept, pageTexts }
  },
  'text-corrections': async () => {
    const [{ keptTexts: kept }, { textCorrectionTexts: textCorrections }] = await Promise.all([
      import('./kept.ts'),
      import('./text-corrections.ts'),
    ])
    return { kept, textCorrections }
  },
  translations: async () => {
    const [{ keptTexts: kept }, { pageTextTexts: pageTexts }, { translationTexts: translations }] =
      await Promise.all([
        import('./kept.ts'),
        import('./page-texts.ts'),
        import('./translations.ts'),
      ])
    return { kept, pageTexts, translations }
  },
  sources: async () => {
    const [{ keptTexts: kept }, { sourcesPageTexts: sourcesPage }] = await Promise.all([
      import('./kept.ts'),
      import('./sources-page.ts'),
    ])
    return { kept, sourcesPage }
  },
  vacations: async () => ({ vacations: (await import('./vacations.ts')).vacationTexts }),
}

export interface TextsOfScreens {
  account: typeof accountTexts
  bills: typeof billTexts
  breakfastMorning: typeof breakfastMorningTexts
  cashDesk: typeof cashDeskTexts
  changes: typeof changesTexts
  channelsPage: typeof channelsPageTexts
  company: typeof companyTexts
  firstAccount: typeof firstAccountTexts
  firstSteps: typeof firstStepsTexts
  customers: typeof customersTexts
  dashboard: typeof dashboardTexts
  deliveryDistances: typeof deliveryDistanceTexts
  invoices: typeof invoicesPageTexts
  kept: typeof keptTexts
  nightRegister: typeof nightRegisterTexts
  people: typeof peopleTexts
  prices: typeof priceTexts
  roomTypes: typeof roomTypeTexts
  roomTypeImages: typeof roomTypeImageTexts
  revenue: typeof revenueTexts
  ruleNumbers: typeof ruleNumberTexts
  plannedEdits: typeof plannedEditTexts
  readings: typeof readingTexts
  products: typeof productTexts
  seasons: typeof seasonTexts
  sourcesPage: typeof sourcesPageTexts
  mailTemplates: typeof mailTemplateTexts
  pageTexts: typeof pageTextTexts
  textCorrections: typeof textCorrectionTexts
  oldSite: typeof oldSiteTexts
  testPayment: typeof testPaymentTexts
  translations: typeof translationTexts
  vacations: typeof vacationTexts
}
