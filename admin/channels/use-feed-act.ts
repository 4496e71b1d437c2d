import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { ChannelLinkView } from '../../api/channels/channel-links.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

interface FeedAct {
  /** Below `/api/back-office/`. */
  path: string
  content?: object
  /** Left out: `POST`. */
  method?: 'PUT'
  /** What is notified of the link as it is then; null: nothing, the screen says it. */
  done(link: ChannelLinkView): string | null
}

/** Does something with the feed of a link: it answers the link as it is then. */
export function useFeedAct() {
  const data = useBackOfficeData()
  const notify = useNotify()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ path, content, method, done }: FeedAct) =>
      done(await data.call<ChannelLinkView>(path, content, method)),
    onSuccess: async (done) => {
      // The notice comes once the screen shows the change and the next press works.
      await client.invalidateQueries({ queryKey: ['channel-links'] })
      if (done !== null) notify(done, { type: 'success' })
    },
  })
}
