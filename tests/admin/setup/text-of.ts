import type { useText } from '../../../admin/texts/use-text.ts'
import { behindTheDoor } from '../../../admin/texts/behind-the-door.ts'
import { addTexts, i18nProvider } from '../../../admin/texts/i18n-provider.ts'
import { withTheirScreens } from '../../../admin/texts/with-their-screens.ts'

await addTexts(behindTheDoor)
for (const texts of Object.values(withTheirScreens)) await addTexts(await texts())

/** The words of the screens, outside a screen. */
export const textOf: ReturnType<typeof useText> = (key, blanks) =>
  i18nProvider.translate(key, blanks)
