import type { EpochDay } from '../../rules/calendar/day.ts'
import type { Echo, Echoes } from '../../rules/channels/echoes.ts'

/** A run of nights `[from, until)` that are alike, as `channel_links.echoes` has it. */
type StoredEcho = [from: EpochDay, until: EpochDay, freeSince: number | null, isSure: boolean]

/** Echoes as they are stored: nights next to each other that are alike as one. */
export function storedEchoes(echoes: Echoes): StoredEcho[] {
  const runs: StoredEcho[] = []
  for (const [night, { freeSince, isSure }] of [...echoes].toSorted(([a], [b]) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] === night && last[2] === freeSince && last[3] === isSure) last[1]++
    else runs.push([night, night + 1, freeSince, isSure])
  }
  return runs
}

/** Echoes as they were stored. */
export function echoesOf(stored: readonly StoredEcho[]): Echoes {
  const echoes = new Map<EpochDay, Echo>()
  for (const [from, until, freeSince, isSure] of stored)
    for (let night = from; night < until; night++) echoes.set(night, { freeSince, isSure })
  return echoes
}
