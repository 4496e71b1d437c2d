import { createHash, createHmac } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface S3Account {
  accessKeyId: string
  secretAccessKey: string
  region: string
  bucket: string
}

/**
 * A server that speaks as much of S3 as one bucket needs: PUT, GET and DELETE of an object by path,
 * each with a signature (AWS Signature Version 4) that it works out itself and compares.
 */
export async function startS3({ accessKeyId, secretAccessKey, region, bucket }: S3Account) {
  const objects = new Map<string, { content: Buffer; type: string }>()
  const asked: string[] = []
  let broken = false

  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request)
    const { pathname } = new URL(request.url!, 'http://s3')
    asked.push(`${request.method} ${pathname}`)
    if (broken) return refuse(response, 500, 'InternalError')
    if (!isSigned(request, content)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const [, inBucket, ...rest] = pathname.split('/')
    if (inBucket !== bucket) return refuse(response, 404, 'NoSuchBucket')
    const key = decodeURIComponent(rest.join('/'))
    const known = objects.get(key)
    switch (request.method) {
      case 'PUT':
        objects.set(key, { content, type: request.headers['content-type'] ?? '' })
        return void response.writeHead(200, { etag: '"x"' }).end()
      case 'GET':
        if (!known) return refuse(response, 404, 'NoSuchKey')
        return void response
          .writeHead(200, { 'content-type': known.type, 'content-length': known.content.length })
          .end(known.content)
      case 'DELETE':
        // S3 says the same of what was never there.
        objects.delete(key)
        return void response.writeHead(204).end()
      default:
        return refuse(response, 405, 'MethodNotAllowed')
    }
  }

  function isSigned({ method, url, headers }: IncomingMessage, content: Buffer): boolean {
    const given =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/.exec(
        headers.authorization ?? '',
      )
    if (!given) return false
    const [, key, day, where, names, signature] = given as unknown as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    const payload = String(headers['x-amz-content-sha256'])
    if (key !== accessKeyId || where !== region) return false
    if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(content)) return false
    const { pathname, searchParams } = new URL(url!, 'http://s3')
    searchParams.sort()
    const canonical = [
      method,
      pathname,
      searchParams.toString(),
      ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
      '',
      names,
      payload,
    ].join('\n')
    const scope = `${day}/${where}/s3/aws4_request`
    const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
    const signing = [day, where, 's3', 'aws4_request'].reduce<Buffer | string>(
      (secret, part) => hmac(secret, part),
      `AWS4${secretAccessKey}`,
    )
    return hmac(signing, toSign).toString('hex') === signature
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    /** Method and path of every request, in their order. */
    asked,
    /** From now on it answers only that something went wrong. */
    breaks() {
      broken = true
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}

const sha256 = (of: string | Buffer): string => createHash('sha256').update(of).digest('hex')
const hmac = (key: string | Buffer, of: string): Buffer =>
  createHmac('sha256', key).update(of).digest()
