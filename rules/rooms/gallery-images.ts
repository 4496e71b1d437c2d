/**
 * The gallery of a room shows its images 2 to 5: the first is the cover, and stands above it (BO
 * §9, G §2, §9).
 */
export function galleryImages<Image>(images: readonly Image[]): Image[] {
  return images.slice(1, 5)
}
