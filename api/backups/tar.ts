/** A file in an archive of tar (POSIX ustar), which every machine can unpack. */
export interface TarEntry {
  name: string
  size: number
  /** The content. To be read to its end before the next entry. */
  content: AsyncIterable<Buffer>
}

const BLOCK = 512
/** Eleven octal digits hold no more; above, the size stands in binary, as GNU and BSD tar write it. */
const MOST_OCTAL = 8 ** 11

/** What stands before the content of a file. Throws a `RangeError` for a name that is too long. */
export function tarHeader(name: string, size: number, at: Date): Buffer {
  const header = Buffer.alloc(BLOCK)
  if (header.write(name) !== Buffer.byteLength(name) || Buffer.byteLength(name) > 100)
    throw new RangeError(`too long a name for an archive: ${name}`)
  const octal = (value: number, digits: number, place: number) =>
    header.write(value.toString(8).padStart(digits, '0'), place)
  octal(0o600, 7, 100)
  octal(0, 7, 108)
  octal(0, 7, 116)
  if (size < MOST_OCTAL) octal(size, 11, 124)
  else {
    header[124] = 0x80
    header.writeBigUInt64BE(BigInt(size), 128)
  }
  octal(Math.floor(at.getTime() / 1000), 11, 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  octal(checksumOf(header), 6, 148)
  header.write('\0 ', 154)
  return header
}

/** What stands behind the content of a file. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

/** What ends an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK)

/** An archive that is cut, or none at all. */
export class TarBroken extends Error {
  override readonly name = 'TarBroken'
}

/**
 * The files of an archive, one after the other. Throws `TarBroken` where it ends too early or is not
 * one.
 */
export async function* readTar(archive: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = new Bytes(archive)
  for (;;) {
    const header = await bytes.exactly(BLOCK)
    if (header.every((byte) => byte === 0)) break
    const checksum = Number.parseInt(header.toString('latin1', 148, 154), 8)
    if (checksum !== checksumOf(header)) throw new TarBroken('it is no archive, or was changed')
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '')
    const size =
      header[124] === 0x80
        ? Number(header.readBigUInt64BE(128))
        : Number.parseInt(header.toString('latin1', 124, 135), 8)
    yield { name, size, content: bytes.next(size) }
    await bytes.exactly((BLOCK - (size % BLOCK)) % BLOCK)
  }
  // What is still behind it has its own sum of the compression checked.
  await bytes.rest()
}

/** The sum of all bytes, with blanks where it will stand itself. */
function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte, place) => sum + (place >= 148 && place < 156 ? 32 : byte), 0)
}

/** Bytes that come in pieces of any length. */
class Bytes {
  private readonly pieces: AsyncIterator<Buffer>
  private left: Buffer = Buffer.alloc(0)

  constructor(given: AsyncIterable<Buffer>) {
    this.pieces = given[Symbol.asyncIterator]()
  }

  async exactly(count: number): Promise<Buffer> {
    const found: Buffer[] = []
    for await (const piece of this.next(count)) found.push(piece)
    return Buffer.concat(found)
  }

  /** The next bytes, in the pieces in which they come. */
  async *next(count: number): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0;) {
      if (this.left.length === 0) {
        const { done, value } = await this.pieces.next()
        if (done) throw new TarBroken('it ends too early')
        this.left = value
      }
      const piece = this.left.subarray(0, missing)
      this.left = this.left.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }

  async rest(): Promise<void> {
    while (!(await this.pieces.next()).done);
  }
}
