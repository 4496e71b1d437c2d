/**
 * How far two colours differ in lightness, 1 to 21 (WCAG 2.2, "contrast ratio"). Takes colours as
 * the browser computes them, `rgb(32, 38, 46)`; throws at any other, also at one that is see-through.
 */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter! + 0.05) / (darker! + 0.05)
}

function luminance(colour: string): number {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1).map(Number)
  if (!channels) throw new RangeError(`no plain colour: '${colour}'`)
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
