type Hears = (event: PopStateEvent) => void
let first: Hears | null = null

/**
 * Has somebody hear of Back and Forward before the router does: to be called before the router is
 * drawn, because a window calls who listens in the order in which they came.
 */
export const watchBackSteps = () => window.addEventListener('popstate', (event) => first?.(event))

/** Who hears of them first; null: nobody. */
export function hearBackSteps(hears: Hears | null): void {
  first = hears
}
