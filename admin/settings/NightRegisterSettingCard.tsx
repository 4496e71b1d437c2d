import type { NightRegisterSettingView } from '../../api/settings/night-register.ts'
import { checkKeepMonths } from '../../rules/forms/check-keep-months.ts'
import { registerFields } from '../../rules/forms/night-register-profile.ts'
import { KeptSwitch } from '../kept/kept-inputs.tsx'
import { KeptText } from '../kept/KeptText.tsx'
import styles from '../shell/records.module.css'
import { useText } from '../texts/use-text.ts'
import { SettingCard } from './SettingCard.tsx'

/** What the night register asks of guests, and for how long it is kept (art. 438 Sr). */
export function NightRegisterSettingCard() {
  const text = useText()
  return (
    <SettingCard<NightRegisterSettingView>
      of={{
        id: 'night-register',
        title: text('nightRegister.setting.title'),
        saved: () => text('nightRegister.setting.saved'),
        Fields,
        check: (typed) => checkKeepMonths(typed.keepMonths ?? ''),
        fieldNames: {
          ...Object.fromEntries(
            registerFields.map((field) => [field, text(`attendance.arrive.${field}`)]),
          ),
          keepMonths: text('nightRegister.setting.keepMonths'),
        },
      }}
    />
  )
}

function Fields() {
  const text = useText()
  return (
    <>
      <p className={styles.hint}>{text('nightRegister.setting.hint')}</p>
      {registerFields.map((field) => (
        <KeptSwitch key={field} source={field} label={text(`attendance.arrive.${field}`)} />
      ))}
      <KeptText
        source="keepMonths"
        label={text('nightRegister.setting.keepMonths')}
        hint={text('nightRegister.setting.keepHint')}
        inputMode="numeric"
      />
    </>
  )
}
