import type { useText } from '../../../admin/texts/use-text.ts'
import { behindTheDoor } from '../../../admin/texts/behind-the-door.ts'
import { addTexts, i18nProvider } from '../../../admin/texts/i18n-provider.ts'

await addTexts(behindTheDoor)

/** The words of the screens, outside a screen. */
export const textOf: ReturnType<typeof useText> = (key, blanks) =>
  i18nProvider.translate(key, blanks)
