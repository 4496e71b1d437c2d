/** So many rows behind a page there are at least where a list says no total (api/lists/list-of.ts). */
export const COUNTED_BEHIND = 2_000
