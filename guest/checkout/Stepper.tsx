import { Icon } from '../icons/Icon.tsx'
import { useTextOf, useWords } from '../texts/words.ts'
import { type StepId, steps } from './steps.ts'

/** Where one is: done, here, to come; by shape, word and hidden word. */
export function Stepper({ current }: { current: StepId }) {
  const textOf = useTextOf()
  const { siteCheckout: words } = useWords()
  const here = steps.findIndex(({ id }) => id === current)
  return (
    <ol className="stepper" aria-label={words.steps}>
      {steps.map(({ id, name }, place) => (
        <li
          key={id}
          className={place < here ? 'done' : undefined}
          aria-current={place === here ? 'step' : undefined}
        >
          <span className="num">{place < here ? <Icon name="check" /> : place + 1}</span>
          <span>
            {textOf(name)}
            {place < here && <span className="hidden-label">, {words.stepDone}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
