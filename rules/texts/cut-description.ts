/** A room's description on the overview ends here, with 'Lees meer' behind it (G §2, §9; BO §9). */
export const descriptionLimit = 200

/**
 * The first 200 characters of a description, and whether 'Lees meer' has more. A character of two
 * halves (𝄞) is never split.
 */
export function cutDescription(description: string): { text: string; more: boolean } {
  if (description.length <= descriptionLimit) return { text: description, more: false }
  const split = /[\uD800-\uDBFF]/.test(description.charAt(descriptionLimit - 1))
  return { text: description.slice(0, descriptionLimit - (split ? 1 : 0)), more: true }
}
