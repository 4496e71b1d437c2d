/**
 * Has Back and Forward ask first; answers how to undo that. The browser tells of a step once it has
 * gone; where somebody stays it goes back again, and the router hears of neither: `main.tsx` took the first place among who listens,
 * and a handler that is replaced keeps its place.
 */
export function guardBack(mayLeave: () => boolean): () => void {
  const here = placeInVisit()
  let isReturning = false
  window.onpopstate = (event) => {
    if (!isReturning && mayLeave()) return
    event.stopImmediatePropagation()
    const away = isReturning ? 0 : here - placeInVisit()
    isReturning = away !== 0
    if (isReturning) window.history.go(away)
  }
  return () => {
    window.onpopstate = () => {}
  }
}

/** How many addresses came before this one, as the router numbers them. */
function placeInVisit(): number {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}
