import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'

/** What can be focused of a field that is wrong: a list, an input, or a group of buttons. */
const WRONG = [
  '.Mui-error [role="combobox"]',
  '.Mui-error input',
  '.Mui-error textarea',
  '[data-wrong] button:enabled',
]

/** Leads to the first field that is wrong, as the screen has them, after a press that was refused. */
export function useFirstWrongFocused(): void {
  const { submitCount } = useFormState()
  useEffect(() => {
    if (submitCount > 0) document.querySelector<HTMLElement>(WRONG.join(', '))?.focus()
  }, [submitCount])
}
