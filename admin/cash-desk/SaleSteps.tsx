import { useText } from '../texts/use-text.ts'
import styles from './cash-desk.module.css'

const steps = ['sale', 'method', 'amount', 'confirm'] as const

/** How far a sale is. */
export function SaleSteps({ at }: { at: (typeof steps)[number] }) {
  const text = useText()
  const place = steps.indexOf(at)
  return (
    <ol className={styles.steps} aria-label={text('cashDesk.steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-n={index + 1}
          data-done={index < place || undefined}
          aria-current={index === place ? 'step' : undefined}
        >
          <span>{text(`cashDesk.steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
