import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { GuestWords } from '../rules/texts/all-words.ts'
import { App } from './App.tsx'
import { makeQueryClient } from './calls/query-client.ts'
import { propertyRead, roomTypesRead } from './calls/reads.ts'
import { type PostedForm, postedKey } from './forms/posted-form.ts'
import { structuredData } from './found/structured-data.ts'
import { type Head, HeadSink, isIndexed, siteName } from './page/PageHead.tsx'
import { type Assets, documentHtml } from './page/document-html.tsx'
import { Router } from './page/router.tsx'
import { screenAt } from './screens.ts'
import { NoScript } from './states/NoScript.tsx'
import { NoScriptContext } from './states/no-script-context.ts'
import { WordsContext } from './texts/words.ts'
import { addressIn } from '../screens/page-language.ts'

export type { PostedForm }

/** The server's in-process way to its own API. */
type ServerFetch = (path: string) => Promise<{ status: number; body: unknown }>

/**
 * The whole HTML document of a guest page. `url` is its Dutch address, with the public origin
 * where it is known (the canonical link needs it), `tag` the language that it is read in. Answers
 * 404 for what is not there, 503 where the API does not answer, and `location` where the page is
 * elsewhere.
 */
export async function renderGuest(input: {
  url: string
  tag: string
  assets: Assets
  fetchJson: ServerFetch
  /** Asked after the property is read: the words, and the script that hands them to the browser. */
  words(): { words: GuestWords; address: string; later: string }
  /** A form that was posted to this page without script: refused, or to be shown again. */
  posted?: PostedForm
}): Promise<{ status: number; html: string; location?: string }> {
  const address = new URL(input.url, 'http://localhost')
  const asked = screenAt(address.pathname)
  const elsewhere = asked?.elsewhere?.(address.searchParams)
  if (elsewhere) return { status: 302, html: '', location: addressIn(input.tag, elsewhere) }

  const queryClient = makeQueryClient(input.fetchJson, 'server')
  if (input.posted) queryClient.setQueryData(postedKey, input.posted)
  const prefetch = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryClient.prefetchQuery({ queryKey })
  const first = Promise.all([
    asked?.reads(address.searchParams) ?? [],
    (input.posted && asked?.readsPosted?.(input.posted.texts)) ?? [],
  ])
  await Promise.all([
    asked?.screen.load(),
    ...[propertyRead(), ...(await first).flat()].map(prefetch),
  ])
  const isOpen = queryClient.getQueryData(propertyRead().queryKey)?.open
  const route = screenAt(address.pathname, isOpen)
  if (route !== asked) await route?.screen.load()
  const rooms = queryClient.getQueryData(roomTypesRead().queryKey) ?? []
  const elsewhereThen = route?.elsewhereThen?.(address.searchParams, rooms)
  if (elsewhereThen) return { status: 302, html: '', location: addressIn(input.tag, elsewhereThen) }
  await Promise.all((route?.readsThen?.(address.searchParams, rooms) ?? []).map(prefetch))

  const { words, address: firstWords, later } = input.words()
  let head: Head = { title: siteName, canonical: null }
  const html = renderToString(
    <HeadSink value={(said) => void (head = { ...head, ...said })}>
      <QueryClientProvider client={queryClient}>
        <NoScriptContext value={NoScript}>
          <WordsContext value={words}>
            <Router url={address.pathname + address.search}>
              <App />
            </Router>
          </WordsContext>
        </NoScriptContext>
      </QueryClientProvider>
    </HeadSink>,
  )
  const origin = /^https?:/.test(input.url) ? address.origin : ''
  const { assets } = input
  const parts = route?.screen.sources ?? []
  return {
    status: head.status ?? 200,
    html: documentHtml({
      head,
      html,
      origin,
      pathname: address.pathname,
      words,
      assets,
      wordsScripts: route?.screen.needsLaterWords ? [firstWords, later] : [firstWords],
      parts,
      things: isIndexed(head, address.pathname, words)
        ? structuredData(address, queryClient, words)
        : [],
      state: dehydrate(queryClient),
    }),
  }
}
