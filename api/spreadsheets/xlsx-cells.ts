import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import type { CellKind } from './typed-table.ts'
import { wallClock } from './wall-clock.ts'

/** 1 January 1970 as Excel counts days: from 1 January 1900, with a 29 February that never was. */
const EPOCH_AS_SERIAL: EpochDay = 25_569
const MINUTES_A_DAY = 1_440

export function rowOf(at: number, cells: readonly string[]): string {
  return `<row r="${at}">${cells.join('')}</row>`
}

/** A text stands in its own cell: no list of texts is kept while the file is written. */
export function textCell(column: number, at: number, text: string, style: number): string {
  return `<c r="${letters(column)}${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

/** A cell that holds a number, as all do that are no text; with a formula it is what that comes to. */
export function numberCell(
  [column, at]: [number, number],
  kind: CellKind,
  value: string | number,
  { style, formula }: { style: number; formula?: string | undefined },
): string {
  const worked = formula ? `<f>${formula}</f>` : ''
  return `<c r="${letters(column)}${at}" s="${style}">${worked}<v>${numberOf(kind, value)}</v></c>`
}

/** `A` for 0, `Z` for 25, `AA` for 26. */
export function letters(column: number): string {
  const last = String.fromCodePoint('A'.codePointAt(0)! + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}

function numberOf(kind: CellKind, value: string | number): string {
  switch (kind) {
    case 'day':
      return String(serialOf(String(value)))
    case 'moment': {
      const { day, minuteOfDay } = wallClock(String(value))
      return String(serialOf(day) + minuteOfDay / MINUTES_A_DAY)
    }
    case 'euro':
      return (Number(value) / 100).toFixed(2)
    case 'percent':
      return String(Number(value) / 10_000)
    default:
      return String(value)
  }
}

function serialOf(text: string): number {
  const day = parseDay(text)
  if (day === null) throw new Error(`no day: ${text}`)
  return day + EPOCH_AS_SERIAL
}

/** Without the characters that no XML may hold. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
