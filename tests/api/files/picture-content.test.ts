import { describe, expect, it } from 'vitest'
import { pictureContent } from '../../../api/files/picture-content.ts'

const first = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypavif\0\0\0\0mif1avif')])

/** A box whose length stands in eight bytes behind its name. */
function longBox(length: bigint, content = ''): Buffer {
  const head = Buffer.from('\0\0\0\u0001mdat\0\0\0\0\0\0\0\0', 'latin1')
  head.writeBigUInt64BE(length, 8)
  return Buffer.concat([head, Buffer.from(content)])
}

const endOf = (box: Buffer) => pictureContent(Buffer.concat([first, box]))?.end

describe('The end of an AVIF', () => {
  it('is behind its last box, also of one with a long length', () => {
    expect(endOf(longBox(20n, 'four'))).toBe(44)
    expect(endOf(Buffer.concat([longBox(20n, 'four'), Buffer.from('behind it')]))).toBe(44)
  })

  it.each([0n, 1n, 15n, 2n ** 53n + 1n, 2n ** 64n - 1n])(
    'is not found where a box says that it is %d bytes long',
    (length) => expect(endOf(longBox(length, 'four'))).toBeNull(),
  )

  it('is not found where a box is shorter than its own head', () => {
    expect(endOf(Buffer.from('\0\0\0\u0007mdat', 'latin1'))).toBeNull()
  })
})
