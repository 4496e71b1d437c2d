import { Spinner } from '../controls/Spinner.tsx'
import { useWords } from '../texts/words.ts'

/** The button that places the order; its words oblige to pay (reading `order-button`). */
export function OrderButton({ text, busy }: { text: string; busy: boolean }) {
  const { siteBreakfast: words } = useWords()
  return (
    <>
      <button
        className="button button--wide button--order"
        type="submit"
        aria-busy={busy || undefined}
      >
        {busy && <Spinner />}
        {busy ? words.placing : text}
      </button>
      <p className="hidden-label" role="status">
        {busy && words.placingAloud}
      </p>
    </>
  )
}
