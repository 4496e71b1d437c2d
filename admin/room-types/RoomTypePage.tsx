import { Button, Card } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EditBase, useEditContext, useNotify } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { KeptForm } from '../kept/KeptForm.tsx'
import { RemoveKeptButton } from '../kept/RemoveKeptButton.tsx'
import type { TrialOfForm } from '../kept/TryKeptButton.tsx'
import { type Removable, useRemoved } from '../kept/use-removed.tsx'
import { type SaveProblem, useSaving } from '../kept/use-saving.ts'
import { RoomTypeImages } from '../room-type-images/RoomTypeImages.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { plannedWords } from '../trials/planned-words.ts'
import { FacilitiesCard } from './FacilitiesCard.tsx'
import { goneWithType } from './gone-with-type.ts'
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
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
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
            <OpenRoomType key={id} id={id} />
          )}
        </div>
      </div>
    </Page>
  )
}

function OpenRoomType({ id }: { id: string }) {
  const text = useText()
  const notify = useNotify()
  const client = useQueryClient()
  const [saves, setSaves] = useState(0)
  const again = () => setSaves((count) => count + 1)
  const { problem, mutationOptions } = useSaving(() => {
    notify(text('roomTypes.saved'), { type: 'success' })
    again()
  }, text('roomTypes.notSaved'))
  const kept = async (planned: Day | null) => {
    notify(planned === null ? text('roomTypes.saved') : plannedWords(planned, text), {
      type: 'success',
    })
    await client.invalidateQueries({ queryKey: ['room-types'] })
    again()
  }
  const removable = {
    resource: 'room-types',
    list: ROOMS_TAB,
    words: {
      remove: text('roomTypes.remove.title'),
      removed: text('roomTypes.remove.removed'),
    },
    isRestored: true,
  }
  const removed = useRemoved<KeptRoomTypeView>(removable)
  const removedKept = (planned: Day | null, type: KeptRoomTypeView) => {
    void client.invalidateQueries({ queryKey: ['room-types'] })
    if (planned === null) return removed(type)
    notify(plannedWords(planned, text), { type: 'success' })
    again()
  }
  return (
    <EditBase
      id={id}
      resource="room-types"
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      // What failed is said in its place, and nobody is led away from it.
      queryOptions={{ onError: () => undefined }}
      mutationOptions={mutationOptions}
    >
      <RoomType
        saves={saves}
        problem={problem}
        trial={{
          onKept: kept,
          removal: {
            title: removable.words.remove,
            versionOf: wholeVersion,
            alsoGone: (type) => goneWithType(type, text),
            onKept: removedKept,
          },
        }}
        removable={removable}
      />
    </EditBase>
  )
}

interface RoomTypeProps {
  /** How often it was saved here. */
  saves: number
  problem: SaveProblem
  /** What comes after a change or a removal was tried and is kept. */
  trial: Pick<TrialOfForm<KeptRoomTypeView>, 'onKept' | 'removal'>
  removable: Removable
}

/** Its prices, pictures and facilities go with it. */
const wholeVersion = (type: KeptRoomTypeView) => type.wholeVersion

function RoomType({ saves, problem, trial, removable }: RoomTypeProps) {
  const text = useText()
  const [below, setBelow] = useState<HTMLElement | null>(null)
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
          problem={problem}
          trial={{ noun: 'room-types', title: type.name, ...trial }}
        >
          <RemoveKeptButton<KeptRoomTypeView>
            {...removable}
            versionOf={wholeVersion}
            problem={problem}
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
            <PricesCard type={type} below={below} />
          )}
          <MinimumNightsCard type={type} below={below} />
        </div>
        <div ref={setBelow} />
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
  const { write, busy, problem } = useRoomWrites()
  const restore = () =>
    write((data) => data.create(`room-types/${id}/restore`, { data: {} }), {
      done: text('kept.back'),
    })
  return (
    <Note tone="ink" title={text('kept.gone')}>
      <p>{text('roomTypes.gone')}</p>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <Button variant="outlined" size="small" disabled={busy} onClick={() => void restore()}>
        {text('kept.putBack')}
      </Button>
    </Note>
  )
}
