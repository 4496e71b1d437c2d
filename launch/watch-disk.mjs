import fs from 'node:fs'

const everyMs = 10_000
const megabyte = 1_000_000
/** Less room than this is said, and less than a file of PostgreSQL's log of changes is none. */
const little = 500 * megabyte
const none = 20 * megabyte

/**
 * Says when the disk of a folder fills up, is full, and has room again; each once. So is that it
 * cannot be asked, which is no reason to end.
 * @param {string} folder
 * @param {(text: string) => void} say
 * @param {(folder: string) => number} [freeBytes] tests have disks of their own
 */
export function watchDisk(folder, say, freeBytes = freeOn) {
  let before = 'enough'
  let canAsk = true
  const look = () => {
    let free
    try {
      free = freeBytes(folder)
      canAsk = true
    } catch (error) {
      if (canAsk) say(`  How much room the disk has cannot be told now: ${error}`)
      canAsk = false
      return
    }
    const left = `${Math.floor(free / megabyte)} MB left in ${folder}`
    const now = free < none ? 'none' : free < little ? 'little' : 'enough'
    if (now === before) return
    before = now
    if (now === 'none')
      say(
        `\n  The disk is full: ${left}. Nothing new is kept, bookings are refused; what is there can be read. Make room.\n`,
      )
    else if (now === 'little') say(`  The disk is nearly full: ${left}. Make room in time.`)
    else say(`  There is room on the disk again: ${left}.`)
  }
  look()
  setInterval(look, everyMs).unref?.()
}

/** @param {string} folder */
function freeOn(folder) {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize
}
