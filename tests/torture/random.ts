import { hash } from 'node:crypto'

/** Chance that is the same each time: a seed decides all of it. */
export interface Random {
  /** A whole number from `from` up to and with `to`. */
  whole(from: number, to: number): number
  /** True so many times out of a hundred. */
  chance(percent: number): boolean
  pick<T>(from: readonly T[]): T
  /** Such as `3f9a01c2`: names of presses and keys. */
  name(): string
}

/** @param seed any text; another text is another chance */
export function randomOf(seed: string): Random {
  let state = Number.parseInt(hash('sha256', seed, 'hex').slice(0, 8), 16)
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    whole,
    chance: (percent) => next() * 100 < percent,
    pick: (from) => from[whole(0, from.length - 1)]!,
    name: () =>
      Array.from({ length: 4 }, () => whole(0, 0xffff).toString(16).padStart(4, '0')).join(''),
  }
}
