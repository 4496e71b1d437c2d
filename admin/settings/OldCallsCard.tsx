import type { OldCallsView } from '../../api/settings/old-calls.ts'
import { KeptSwitch } from '../kept/kept-inputs.tsx'
import { useText } from '../texts/use-text.ts'
import { SettingCard } from './SettingCard.tsx'

/** Whether pages of the old site that somebody still has open are answered. */
export function OldCallsCard() {
  const text = useText()
  return (
    <SettingCard<OldCallsView>
      of={{
        id: 'old-calls',
        title: text('settings.oldCalls.title'),
        saved: ({ on }) => text(on ? 'settings.oldCalls.on' : 'settings.oldCalls.off'),
        Fields,
        check: () => [],
        fieldNames: { on: text('settings.oldCalls.field') },
      }}
    />
  )
}

function Fields() {
  const text = useText()
  return (
    <KeptSwitch
      source="on"
      label={text('settings.oldCalls.field')}
      hint={text('settings.oldCalls.explain')}
    />
  )
}
