import { useWatch } from 'react-hook-form'
import type { BannerView } from '../../api/settings/banner.ts'
import { checkOptionalText } from '../../rules/forms/check-text.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import { KeptText } from '../kept/KeptText.tsx'
import { useText } from '../texts/use-text.ts'
import { SettingCard } from './SettingCard.tsx'

/** One line of news for guests, above the home page; empty is none. */
export function BannerCard() {
  const text = useText()
  return (
    <SettingCard<BannerView>
      of={{
        id: 'banner',
        title: text('settings.banner.title'),
        saved: (row) => text(row.text === '' ? 'settings.banner.cleared' : 'settings.banner.saved'),
        Fields: NewsField,
        check: (typed) => {
          const wrong = checkOptionalText((typed.text ?? '').trim(), 'line')
          return wrong === null ? [] : [{ field: 'text', text: wrong }]
        },
        fieldNames: { text: text('settings.banner.field') },
      }}
    />
  )
}

function NewsField() {
  const text = useText()
  const written = useWatch<{ text?: string }>({ name: 'text' }) ?? ''
  return (
    <KeptText
      source="text"
      label={text('settings.banner.field')}
      hint={text('settings.banner.explain', { left: textLimits.line - written.length })}
    />
  )
}
