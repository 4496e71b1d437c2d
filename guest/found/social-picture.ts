/** The drawings that exist as a picture of 1200 × 630 too: no social network shows SVG. */
const drawn = [
  'maasdal',
  'kleine-knusse-kamer',
  'knusse-kamer',
  'ruime-knusse-kamer',
  'familiekamer',
  'ontbijtbox',
  'sleutel',
]

/**
 * The picture of a link preview for a picture of the site (`/art/…svg`, or a photograph that staff
 * uploaded), as a path; the landscape where there is none of its own.
 */
export function socialPicture(picture?: string): string {
  if (picture && /\.(?:jpe?g|png|webp)$/.test(picture)) return picture
  const name = /^\/art\/([\w-]+)\.svg/.exec(picture ?? '')?.[1] ?? ''
  return `/assets/guest/pictures/${drawn.includes(name) ? name : 'maasdal'}.jpg`
}
