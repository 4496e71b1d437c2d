import { useState } from 'react'
import { changedFields } from './changed-fields.ts'

/**
 * A row that is open to be changed. It is written over what stood there when it was opened, so that
 * what others changed since is refused and shown, and only then written over.
 *
 * @param row as it was last read
 */
export function useOpenedRow<Row extends { version: number }>(row: Row) {
  const [first, setFirst] = useState(row)
  const [refused, setRefused] = useState(false)
  return {
    /** As it was when it was opened. */
    first,
    /** The version to send with a write. */
    version: refused ? row.version : first.version,
    /** What others changed since, once a write was refused for it. */
    changes: refused ? changedFields(first, row) : [],
    /** A write was refused for what others changed. */
    onMeanwhile: () => setRefused(true),
    /** Begins again with the row as it is now. */
    begin: () => {
      setFirst(row)
      setRefused(false)
    },
  }
}
