import './styles/guest.css'
import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { fetchJson } from './calls/fetch-json.ts'
import { makeQueryClient } from './calls/query-client.ts'
import type { GuestWords } from '../rules/texts/all-words.ts'
import { Router } from './page/router.tsx'
import { WordsContext } from './texts/words.ts'

declare global {
  /** The words of the site; a script of the page that runs before this one sets them. */
  var siteWords: GuestWords
}

// The server sends what it read along with the HTML, so the first render here is the same and
// nothing is fetched twice.
const state = JSON.parse(
  document.getElementById('page-state')?.textContent ?? '{}',
) as Partial<DehydratedState>
const queryClient = makeQueryClient(fetchJson, 'browser')
hydrate(queryClient, state)

function begin(): void {
  hydrateRoot(
    document.getElementById('root')!,
    <QueryClientProvider client={queryClient}>
      <WordsContext value={siteWords}>
        <Router>
          <App />
        </Router>
      </WordsContext>
    </QueryClientProvider>,
  )
}

if ('siteWords' in globalThis) begin()
else {
  // The script with the words did not come: once more, or the page stays as the server drew it.
  const script = document.createElement('script')
  script.src = document.querySelector<HTMLScriptElement>('script[src^="/words/"]')!.src
  script.addEventListener('load', begin)
  document.head.append(script)
}
