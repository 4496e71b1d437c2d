import sharp, { type Sharp } from 'sharp'

/** A picture as a camera makes one: noise, so that no two are the same. */
export function photo(width = 900, height = 600): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}

/** One colour: a small file, however large the picture. */
export function plain(width: number, height: number, background = '#c33'): Sharp {
  return sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
}

/** A form with fields and one file, as a browser sends it. */
export function uploadForm(
  fields: Record<string, string>,
  file: { name: string; content: Buffer; type?: string } | null,
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = '----kamersleutel-tests'
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  )
  if (file)
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type ?? 'image/jpeg'}\r\n\r\n`,
      ),
      file.content,
      Buffer.from('\r\n'),
    )
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
