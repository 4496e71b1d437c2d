import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App.tsx'
import { fetchScreen } from './behind-the-door.ts'
import { createPageCache } from './theme/emotion-cache.ts'

// Beside the question who is signed in, not after its answer.
fetchScreen(location.pathname)

const root = document.getElementById('root')
if (!root) throw new RangeError('no #root')

// The first place among who hears of Back, before the router: for shell/guard-back.ts.
window.onpopstate = () => {}
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createPageCache()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </CacheProvider>
  </StrictMode>,
)
