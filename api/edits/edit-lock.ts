/** The advisory lock of edits: staff are few, so one is written after the other. */
export const EDIT_LOCK = 5_305
