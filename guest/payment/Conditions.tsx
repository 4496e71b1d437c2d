import { useWords } from '../texts/words.ts'

/** What goes back to a guest who cancels: to be known before paying. Nothing where staff decide. */
export function Conditions({ conditions }: { conditions: readonly string[] }) {
  const { sitePayment } = useWords()
  if (conditions.length === 0) return null
  return (
    <section className="stack stack--close" aria-labelledby="conditions">
      <p className="legend" id="conditions">
        {sitePayment.conditions}
      </p>
      <ul className="small">
        {conditions.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
