import type { ScreenName } from '../../screens/screen-routes.ts'
import type { settingsTexts } from '../texts/settings.ts'

type Word = keyof typeof settingsTexts.more

/** What else can be set, in groups: the screens of which each has a way to it under 'Meer'. */
export const settingLinks: readonly {
  group: Word
  links: readonly { screen: ScreenName; label: Word; hint: Word }[]
}[] = [
  {
    group: 'prices',
    links: [
      { screen: 'seasons', label: 'seasons', hint: 'seasonsHint' },
      { screen: 'familyTariffs', label: 'familyTariffs', hint: 'familyTariffsHint' },
      { screen: 'breakfastTariffs', label: 'breakfastTariffs', hint: 'breakfastTariffsHint' },
      { screen: 'touristTax', label: 'touristTax', hint: 'touristTaxHint' },
      { screen: 'vatRates', label: 'vatRates', hint: 'vatRatesHint' },
    ],
  },
  {
    group: 'rules',
    links: [
      { screen: 'readings', label: 'readings', hint: 'readingsHint' },
      { screen: 'plannedEdits', label: 'plannedEdits', hint: 'plannedEditsHint' },
      { screen: 'ruleNumbers', label: 'ruleNumbers', hint: 'ruleNumbersHint' },
      { screen: 'sources', label: 'sources', hint: 'sourcesHint' },
      { screen: 'channels', label: 'channels', hint: 'channelsHint' },
      { screen: 'conditions', label: 'conditions', hint: 'conditionsHint' },
      {
        screen: 'deliveryDistances',
        label: 'deliveryDistances',
        hint: 'deliveryDistancesHint',
      },
    ],
  },
  {
    group: 'texts',
    links: [
      { screen: 'texts', label: 'catalogue', hint: 'catalogueHint' },
      { screen: 'translations', label: 'translations', hint: 'translationsHint' },
      { screen: 'mailTemplates', label: 'mailTemplates', hint: 'mailTemplatesHint' },
      { screen: 'pageTexts', label: 'pageTexts', hint: 'pageTextsHint' },
    ],
  },
  {
    group: 'people',
    links: [
      { screen: 'staff', label: 'staff', hint: 'staffHint' },
      { screen: 'account', label: 'account', hint: 'accountHint' },
      { screen: 'changes', label: 'changes', hint: 'changesHint' },
      { screen: 'oldSite', label: 'oldSite', hint: 'oldSiteHint' },
    ],
  },
]
