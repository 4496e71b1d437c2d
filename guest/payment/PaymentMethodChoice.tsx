import { useWords } from '../texts/words.ts'
import type { MethodChoice } from './use-payment-methods.ts'
import { methodLogo } from './method-logo.ts'

/** How the guest pays: the provider's ways (reading `payment.method`), or who will ask instead. */
export function PaymentMethodChoice({
  methods,
  chosen,
  onChoose,
}: MethodChoice & { onChoose(id: string): void }) {
  const { sitePayment: words } = useWords()
  if (methods === null) return <p className="soft">{words.readingMethods}</p>
  if (methods.length === 0) return <p className="soft">{words.noMethods}</p>
  return (
    <fieldset className="choices">
      <legend className="legend">{words.chooseMethod}</legend>
      {methods.map(({ id, name }) => (
        <label className="choice" key={id}>
          <input
            type="radio"
            name="method"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span>{name}</span>
          <span className="end">
            <img src={methodLogo(id)} alt="" width="48" height="32" />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
