import { Button, Card } from '@mui/material'
import { useState } from 'react'
import { EditBase, useEditContext, useNotify, useRefresh } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { KeptForm } from '../kept/KeptForm.tsx'
import { RemoveKeptButton } from '../kept/RemoveKeptButton.tsx'
import { RoomTypeImages } from '../room-type-images/RoomTypeImages.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { FacilitiesCard } from './FacilitiesCard.tsx'
import { MinimumNightsCard } from './MinimumNightsCard.tsx'
import { MissingNote } from './MissingNote.tsx'
import { PricesCard } from './PricesCard.tsx'
import { roomTypeFields } from './RoomTypeFields.tsx'
import { RoomTypeList } from './RoomTypeList.tsx'
import { RoomsCard } from './RoomsCard.tsx'
import styles from './room-types.module.css'
import { ROOMS_TAB } from './rooms-address.ts'
import { useRoomWrites } from './use-room-writes.tsx'

/** /instellingen/kamer-wijzigen?id= (BO §2): a room type with all that belongs to it. */
export function RoomTypePage() {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const [saves, setSaves] = useState(0)
  return (
    <Page title={text('roomTypes.one')} crumb={{ to: ROOMS_TAB, label: text('settings.title') }}>
      <div className={styles.beside}>
        <div className={styles.others}>
          <RoomTypeList chosen={Number(id)} />
        </div>
        <div className={styles.stack}>
          {id === '' ? (
            <Note tone="ink" title={text('kept.noId')} />
          ) : (
            <EditBase
              key={id}
              id={id}
              resource="room-types"
              mutationMode="pessimistic"
              redirect={false}
              disableAuthentication
              // What failed is said in its place, and nobody is led away from it.
              queryOptions={{ onError: () => undefined }}
              mutationOptions={{
                onSuccess: () => {
                  notify(text('roomTypes.saved'), { type: 'success' })
                  setSaves((count) => count + 1)
                },
                onError: (problem: unknown) => {
                  // At a field it is said beside it.
                  if (problem instanceof ApiProblem && problem.body.errors) return
                  const its = problem instanceof ApiProblem ? problem.message : ''
                  notify(its || text('roomTypes.notSaved'), { type: 'error' })
                  // What somebody else changed or removed is shown in the form then.
                  if (problem instanceof ApiProblem && [404, 409].includes(problem.status))
                    refresh()
                },
              }}
            >
              <RoomType saves={saves} />
            </EditBase>
          )}
        </div>
      </div>
    </Page>
  )
}

/** @param saves how often it was saved here */
function RoomType({ saves }: { saves: number }) {
  const text = useText()
  const { record: type, error, refetch } = useEditContext<KeptRoomTypeView>()
  const isGone = error instanceof ApiProblem && error.status === 404
  if (type)
    return (
      <>
        {isGone ? <GoneNote id={type.id} /> : null}
        <MissingNote type={type} />
        <KeptForm
          // What was saved is where the form begins anew; the cards below keep what was typed there.
          key={saves}
          noun={roomTypeFields(text)}
          title={type.name}
          submit={text('kept.save')}
        >
          <RemoveKeptButton<KeptRoomTypeView>
            resource="room-types"
            list={ROOMS_TAB}
            words={{
              remove: text('roomTypes.remove.title'),
              removed: text('roomTypes.remove.removed'),
            }}
            // Its prices, pictures and facilities go with it.
            versionOf={({ wholeVersion }) => wholeVersion}
            isRestored
          />
        </KeptForm>
        <RoomsCard type={type} />
        <div className={styles.two}>
          {type.kind === 'family' ? (
            <Card>
              <CardHead title={text('roomTypes.prices.title')} />
              <div className={styles.pad}>
                <p>{text('roomTypes.prices.family')}</p>
                <p>
                  <Link to={screens.familyTariffs.path}>{text('roomTypes.prices.familyLink')}</Link>
                </p>
              </div>
            </Card>
          ) : (
            <PricesCard type={type} />
          )}
          <MinimumNightsCard type={type} />
        </div>
        <RoomTypeImages roomTypeId={type.id} />
        <FacilitiesCard type={type} />
      </>
    )
  if (isGone) return <Note tone="ink" title={text('kept.notFound')} />
  if (error)
    return (
      <LoadFailure what={text('roomTypes.failed')} problem={error} onRetry={() => void refetch()} />
    )
  return <ListSkeleton label={text('roomTypes.loading')} />
}

/** Somebody else removed it while it was open: what is typed below stays, and it can come back. */
function GoneNote({ id }: { id: number }) {
  const text = useText()
  const { write, busy } = useRoomWrites()
  const restore = () =>
    write((data) => data.create(`room-types/${id}/restore`, { data: {} }), {
      done: text('kept.back'),
    })
  return (
    <Note tone="ink" title={text('kept.gone')}>
      <p>{text('roomTypes.gone')}</p>
      <Button variant="outlined" size="small" disabled={busy} onClick={() => void restore()}>
        {text('kept.putBack')}
      </Button>
    </Note>
  )
}
