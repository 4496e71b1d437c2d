/** A block of the grid: its column from the left and its edges from the top. */
export interface BlockSpot {
  column: number
  top: number
  bottom: number
}

/**
 * The block an arrow key leads to: up and down within a room, left and right to the nearest room
 * that has one, the block there that is level with most of this one. Null at the edge.
 */
export function nextBlock(blocks: BlockSpot[], from: number, key: string): number | null {
  const here = blocks[from]
  if (!here) return null
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const ahead =
      key === 'ArrowDown'
        ? (spot: BlockSpot) => spot.top - here.top
        : (spot: BlockSpot) => here.top - spot.top
    return nearest(blocks, (spot, i) =>
      i !== from && spot.column === here.column && ahead(spot) >= 0 ? ahead(spot) : null,
    )
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const way = key === 'ArrowRight' ? 1 : -1
  const columns = blocks
    .map((spot) => (spot.column - here.column) * way)
    .filter((distance) => distance > 0)
  if (columns.length === 0) return null
  const target = here.column + Math.min(...columns) * way
  return nearest(blocks, (spot) => (spot.column === target ? gap(spot, here) : null))
}

/** How far apart two blocks are; below zero by as much as they lie beside each other. */
function gap(a: BlockSpot, b: BlockSpot): number {
  return Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)
}

function nearest(
  blocks: BlockSpot[],
  distance: (spot: BlockSpot, index: number) => number | null,
): number | null {
  let best: { index: number; far: number } | null = null
  blocks.forEach((spot, index) => {
    const far = distance(spot, index)
    if (far !== null && (best === null || far < best.far)) best = { index, far }
  })
  return (best as { index: number } | null)?.index ?? null
}
