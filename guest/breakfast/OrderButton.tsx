import { Spinner } from '../controls/Spinner.tsx'

/** The button that places the order; its words oblige to pay (reading `order-button`). */
export function OrderButton({ text, busy }: { text: string; busy: boolean }) {
  return (
    <>
      <button
        className="button button--wide button--order"
        type="submit"
        aria-busy={busy || undefined}
      >
        {busy && <Spinner />}
        {busy ? 'Even geduld, we leggen je bestelling vast' : text}
      </button>
      <p className="hidden-label" role="status">
        {busy && 'We leggen je bestelling vast.'}
      </p>
    </>
  )
}
