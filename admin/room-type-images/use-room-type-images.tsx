import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { RoomTypeImageView } from '../../api/rooms/room-type-image-shape.ts'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { ApiProblem } from '../data/api-problem.ts'
import type { BackOfficeDataProvider } from '../data/back-office-data-provider.ts'
import { UndoNotice } from '../shell/UndoNotice.tsx'
import { useText } from '../texts/use-text.ts'

const IMAGES = 'room-type-images'

interface WriteTold {
  undo?: () => Promise<unknown>
  /** Is told that others changed it since the version that was sent. */
  onMeanwhile?: () => void
}

/** The pictures of a room type, and what staff do to them: one act after the other. */
export function useRoomTypeImages(roomTypeId: number) {
  const text = useText()
  const notify = useNotify()
  const data = useDataProvider<BackOfficeDataProvider>()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const read = useQuery({
    queryKey: [IMAGES, roomTypeId],
    queryFn: async ({ signal }) =>
      (
        await data.getList<RoomTypeImageView>(IMAGES, {
          filter: { roomTypeId },
          pagination: { page: 1, perPage: 100 },
          sort: { field: 'sort', order: 'ASC' },
          signal,
        })
      ).data,
  })

  /** Has them read again, here and where a room type shows its pictures. */
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: [IMAGES] })
    await client.invalidateQueries({ queryKey: ['room-types'] })
  }

  /** What is wrong at which field; null when it is written. */
  async function write(
    work: () => Promise<unknown>,
    done: string | null,
    { undo, onMeanwhile }: WriteTold = {},
  ): Promise<Record<string, string> | null> {
    setBusy(true)
    try {
      await work()
      const back = () => undo && void write(undo, text('roomTypeImages.back'))
      if (done !== null)
        notify(undo ? <UndoNotice said={done} onUndo={back} /> : done, {
          type: 'success',
          ...(undo && { autoHideDuration: messageSeconds.undo * 1000 }),
        })
      return null
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.body.errors) return problem.body.errors
      if (problem instanceof ApiProblem && problem.reason === 'changed-meanwhile') onMeanwhile?.()
      const its = problem instanceof ApiProblem ? problem.message : ''
      notify(its || text('roomTypeImages.notSaved'), { type: 'error' })
      return {}
    } finally {
      await refresh()
      setBusy(false)
    }
  }

  const change = (id: number | 'order', content: object) =>
    data.update(IMAGES, { id, data: content, previousData: { id } })

  return {
    ...read,
    busy,
    refresh,
    describe: (
      { id, version }: Pick<RoomTypeImageView, 'id' | 'version'>,
      alt: string,
      onMeanwhile: () => void,
    ) => write(() => change(id, { alt, version }), text('roomTypeImages.saved'), { onMeanwhile }),
    // What a colleague chose since these were read is not written over.
    makeCover: ({ id }: RoomTypeImageView) => {
      const coverBefore = read.data?.find(({ cover }) => cover)?.id ?? null
      const chosen = () => change(id, { cover: true, coverBefore })
      return write(chosen, text('roomTypeImages.coverSaved'))
    },
    order: (ids: number[]) => {
      const before = read.data?.map(({ id }) => id)
      return write(() => change('order', { roomTypeId, ids, before }), null)
    },
    remove: ({ id, version }: RoomTypeImageView) =>
      write(
        () => data.delete(IMAGES, { id, previousData: { id, version } }),
        text('roomTypeImages.removed'),
        { undo: () => data.create(`${IMAGES}/${id}/restore`, { data: {} }) },
      ),
  }
}
