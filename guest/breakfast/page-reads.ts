import { breakfastOptionsRead, breakfastOrderRead, breakfastQuoteRead } from './breakfast-reads.ts'
import { paymentMethodsRead } from '../calls/reads.ts'
import { answersIn, emptyAnswers } from './empty-answers.ts'

/** What the server fetches before it renders each page of breakfast. */
export const ofForm = () => [breakfastOptionsRead(), breakfastQuoteRead(emptyAnswers)]
export const ofReview = () => [breakfastOptionsRead(), paymentMethodsRead()]
export const ofPosted = (texts: Record<string, string>) => [breakfastQuoteRead(answersIn(texts))]
export const ofOrder = (address: URLSearchParams) => {
  const id = address.get('id')
  return id ? [breakfastOrderRead(id)] : []
}
export const ofPayment = (address: URLSearchParams) => [...ofOrder(address), paymentMethodsRead()]
