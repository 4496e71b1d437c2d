import { useEffect, useState } from 'react'
import { type BreakfastAnswers, emptyAnswers } from './empty-answers.ts'

/** How long nobody types before the price is asked again, ms. */
const RESTED_AFTER = 400

/** The answers as they were when the typing stopped; at first what the server rendered. */
export function useRested(
  answers: BreakfastAnswers,
  first: BreakfastAnswers = emptyAnswers,
): BreakfastAnswers {
  const [rested, setRested] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setRested(answers), RESTED_AFTER)
    return () => clearTimeout(timer)
  }, [answers])
  return rested
}
