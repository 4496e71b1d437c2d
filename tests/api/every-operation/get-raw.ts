import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Asks for an address just as it is written, which a library that reads addresses would not. */
export function getRaw(
  origin: string,
  path: string,
): Promise<{ status: number; location: string | undefined; text: string }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => {
      const { statusCode = 0, headers } = answer
      text(answer).then(
        (said) => resolve({ status: statusCode, location: headers.location, text: said }),
        reject,
      )
    })
      .once('error', reject)
      .end()
  })
}
