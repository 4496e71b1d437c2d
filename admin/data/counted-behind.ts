/** So many rows behind a page there are at least where a list says no total (api/requests/count-rows.ts). */
export const COUNTED_BEHIND = 2_000
