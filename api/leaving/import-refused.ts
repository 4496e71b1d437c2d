/** Where in an export something cannot be taken in. */
export interface ImportFault {
  /** Below the folder of the export. */
  file: string
  /** From 1, with the head as the first. */
  line?: number
  column?: string
  says: string
}

/** How many faults are told at once. */
const MOST_TOLD = 20

/** An export that cannot be taken in, for who runs the command. Nothing was written. */
export class ImportRefused extends Error {
  constructor(readonly faults: readonly ImportFault[]) {
    const told = faults.slice(0, MOST_TOLD).map(faultLine)
    const more = faults.length > MOST_TOLD ? ['… and more'] : []
    super([...told, ...more, 'Nothing was imported.'].join('\n'))
  }
}

function faultLine({ file, line, column, says }: ImportFault): string {
  const place = [
    file,
    line === undefined ? '' : `line ${line}`,
    column === undefined ? '' : `column ${column}`,
  ]
  return `${place.filter((part) => part !== '').join(', ')}: ${says}`
}
