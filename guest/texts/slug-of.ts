/** The slug of an information page by its address: `over-ons` of `/over-ons`. */
export function slugOf(path: string): string {
  return path.slice(1)
}
