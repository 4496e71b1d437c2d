import { Icon } from '../icons/Icon.tsx'

/** Why there is no way to the provider now; nothing where there is no problem. */
export function PaymentProblem({ text }: { text: string | null }) {
  return text === null ? null : (
    <p className="field__error" role="alert">
      <Icon name="alert" />
      {text}
    </p>
  )
}
