import { createRequire } from 'node:module'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { apiDocument } from './api-document.ts'

/** The page that draws the document; its few lines of script are a file, as the policy asks. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API · Kamersleutel</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="document"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/draw.js"></script>
</body>
</html>
`
const DRAW = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#document' })\n`

/** Of Swagger UI's files the two that the page asks for. */
const FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js']

/**
 * The API's document, for everyone: it says what is asked for, and holds nothing that is. A page at
 * `/api/docs`, the document itself at `/api/docs/openapi.json`, made when it is first asked for.
 */
export async function serveDocument(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance()
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
  )
  let document: Promise<string> | null = null
  fastify.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
  fastify.get('/api/docs/draw.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(DRAW),
  )
  fastify.get('/api/docs/openapi.json', async (_, reply) => {
    document ??= apiDocument(app).then((made) => JSON.stringify(made))
    return reply.type('application/json; charset=utf-8').send(await document)
  })
  await fastify.register(fastifyStatic, {
    root: folder,
    prefix: '/api/docs/',
    decorateReply: false,
    index: false,
    wildcard: true,
    allowedPath: (file) => FILES.includes(file),
    maxAge: '1 day',
  })
}
