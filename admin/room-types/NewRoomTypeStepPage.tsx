import { useState } from 'react'
import { CreateBase, RadioButtonGroupInput, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'
import { checkRoomType } from '../../rules/forms/check-room-settings.ts'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { KeptForm } from '../kept/KeptForm.tsx'
import { KeptText } from '../kept/KeptText.tsx'
import type { KeptFields } from '../kept/kept-noun.ts'
import { useSaving } from '../kept/use-saving.ts'
import { Page } from '../shell/Page.tsx'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import { wordsInForce } from '../texts/words.ts'

/** /instellingen/kamer-toevoegen/stap-1 (BO §2): this step makes the room type. */
export function NewRoomTypeStepPage() {
  const [blank] = useState({
    name: wordsInForce().roomSettings.defaultName,
    kind: 'ordinary',
  } as const)
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const { problem, mutationOptions } = useSaving<KeptRoomTypeView>(({ id }) => {
    notify(text('roomTypes.new.added'), { type: 'success' })
    void navigate(recordAddress('roomType', id), { state: nothingToSave })
  })
  const fields: KeptFields<KeptRoomTypeView> = {
    Fields,
    check: ({ name }) =>
      checkRoomType({ name: name ?? '', description: '', vat: '0', registrationNumber: '' }),
    fieldNames: {},
  }
  return (
    <Page
      title={text('roomTypes.new.step')}
      crumb={{ to: screens.newRoomType.path, label: text('roomTypes.new.title') }}
    >
      <CreateBase<KeptRoomTypeView>
        resource="room-types"
        record={blank}
        disableAuthentication
        mutationOptions={mutationOptions}
      >
        <KeptForm noun={fields} submit={text('roomTypes.new.submit')} problem={problem} />
      </CreateBase>
    </Page>
  )
}

function Fields() {
  const text = useText()
  return (
    <>
      <KeptText
        source="name"
        label={text('roomTypes.name')}
        hint={text('roomTypes.new.nameHint')}
      />
      <RadioButtonGroupInput
        source="kind"
        label={text('roomTypes.new.kind')}
        row={false}
        helperText={false}
        choices={[
          { id: 'ordinary', name: text('roomTypes.new.ordinary') },
          { id: 'family', name: text('roomTypes.new.family') },
        ]}
        translateChoice={false}
      />
    </>
  )
}
