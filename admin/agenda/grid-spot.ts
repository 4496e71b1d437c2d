import type { GridLayout } from './grid-step.ts'
import type { GridSpot } from './grid-hand.ts'

/** A stretch of the screen, px from its edge: a room's lane, or a day. */
export interface Band {
  start: number
  end: number
}

/** The band a point lies in, or the nearest one, by its place; -1 where there is none. */
export function bandAt(bands: Band[], at: number): number {
  let best = -1
  let far = Infinity
  for (const [i, { start, end }] of bands.entries()) {
    const distance = at < start ? start - at : at >= end ? at - end + 1 : 0
    if (distance < far) [best, far] = [i, distance]
  }
  return best
}

/**
 * The room and day under a point of the screen. `[data-lane]` are the rooms in their order,
 * `[data-day]` the days with their numbers; beyond the edge it is the nearest.
 */
export function spotAt(
  grid: HTMLElement,
  x: number,
  y: number,
  layout: GridLayout,
): GridSpot | null {
  const lanes = [...grid.querySelectorAll<HTMLElement>('[data-lane]')]
  const days = [...grid.querySelectorAll<HTMLElement>('[data-day]')]
  const rooms = lanes.map((lane) => bandOf(lane, layout === 'columns' ? 'x' : 'y'))
  const room = bandAt(rooms, layout === 'columns' ? x : y)
  const axis = layout === 'columns' ? 'y' : 'x'
  const day =
    days[
      bandAt(
        days.map((each) => bandOf(each, axis)),
        axis === 'x' ? x : y,
      )
    ]
  return day && room >= 0 ? { room, day: Number(day.dataset['day']) } : null
}

function bandOf(element: HTMLElement, axis: 'x' | 'y'): Band {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return axis === 'x' ? { start: left, end: right } : { start: top, end: bottom }
}
