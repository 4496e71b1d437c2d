/** The shades of a source in the agenda: its edge, its grounds, and the words upon them. */
export interface SourceShades {
  main: string
  tint: string
  pale: string
  deep: string
}

type Channels = readonly [red: number, green: number, blue: number]

const white: Channels = [255, 255, 255]
const black: Channels = [0, 0, 0]
/** What WCAG 2.2 asks of words upon their ground (1.4.3). */
const leastContrast = 4.5

/** A colour as staff type it, `#27718F`, in capitals; null where it is none. */
export function parseColour(typed: string): string | null {
  const text = typed.trim().toUpperCase()
  return /^#[0-9A-F]{6}$/.test(text) ? text : null
}

/**
 * The shades of any colour: grounds that are nearly white, and words so dark that they can be read
 * upon them, whatever the colour is.
 */
export function sourceShades(colour: string): SourceShades {
  const main = channelsOf(colour)
  const tint = mixed(main, white, 0.84)
  let deep = main
  for (let share = 0.3; contrast(deep, tint) < leastContrast; share += 0.1)
    deep = mixed(main, black, share)
  return {
    main: colour,
    tint: hex(tint),
    pale: hex(mixed(main, white, 0.92)),
    deep: hex(deep),
  }
}

/** How well two colours stand out against each other, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  return contrast(channelsOf(one), channelsOf(other))
}

function contrast(one: Channels, other: Channels): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function channelsOf(colour: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Channels
}

function mixed(colour: Channels, into: Channels, share: number): Channels {
  return colour.map((channel, at) =>
    Math.round(channel * (1 - share) + into[at]! * share),
  ) as unknown as Channels
}

function hex(colour: Channels): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
