import { type Message, message } from '../texts/message.ts'

/** The fields that are boxes: ticked or not. */
export const formBoxes: ReadonlySet<string> = new Set([
  'stallChosen',
  'groundChosen',
  'vanChosen',
  'electricity',
  'tookPart',
  'terms',
  'privacy',
])

/** The words of what can be chosen, by field and value (G §3, §9). */
export const choiceWords: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  country: {
    nl: message('formLabels.countryNl'),
    be: message('formLabels.countryBe'),
    de: message('formLabels.countryDe'),
  },
  goods: {
    food: message('formLabels.goodsFood'),
    non_food: message('formLabels.goodsNonFood'),
  },
  voltage: {
    '240': message('formLabels.voltage240'),
    '400': message('formLabels.voltage400'),
  },
  category: {
    natuur: message('formLabels.categoryNatuur'),
    eten: message('formLabels.categoryEten'),
    sport: message('formLabels.categorySport'),
    overig: message('formLabels.categoryOverig'),
  },
}
