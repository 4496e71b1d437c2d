/** The anchor of a heading: `zo-vraag-je-iets-aan` of `Zo vraag je iets aan`. */
export function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
