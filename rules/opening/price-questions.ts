import { dutchDayYear } from '../calendar/dutch.ts'
import { formatEuro } from '../money/format-euro.ts'
import { defaultPriceList } from '../quotes/default-price-list.ts'
import type { PriceList } from '../quotes/price-list.ts'
import { type Message, message } from '../texts/message.ts'

/**
 * What a real house is asked before it opens, since no price says by itself that there is none. What a
 * family room costs is no question: without a tariff it is not for sale.
 */
export const priceQuestions = ['touristTax', 'seasons', 'breakfast'] as const
export type PriceQuestion = (typeof priceQuestions)[number]

/** Those whose answer was that the house has none. */
export type AnsweredNone = Readonly<Partial<Record<PriceQuestion, boolean>>>

/** Each question with its answer: rows that are there, `none`, or null where nobody answered yet. */
export function priceAnswers(
  priceList: PriceList,
  none: AnsweredNone,
): { question: PriceQuestion; answer: 'rows' | 'none' | null }[] {
  return priceQuestions.map((question) => {
    const isThere = (priceList[question] ?? []).length > 0
    return { question, answer: isThere ? 'rows' : none[question] ? 'none' : null }
  })
}

/** The rows of the documents, which a new house may take over. */
export function offeredRows(question: PriceQuestion): Message {
  const { touristTax, seasons, breakfast = [] } = defaultPriceList
  const [tax, box] = [touristTax.at(-1)!, breakfast.at(-1)!]
  return message(`firstSteps.${question}Offered`, {
    tax: formatEuro(tax.cents ?? 0),
    count: seasons.length,
    last: dutchDayYear(Math.max(...seasons.map(({ lastDate }) => lastDate))),
    box: formatEuro(box.boxCents),
    kids: formatEuro(box.kidsBoxCents),
    delivery: formatEuro(box.deliveryCents),
  })
}
