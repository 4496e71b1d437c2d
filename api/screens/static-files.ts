import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { clientFolder } from './client-folder.ts'

/** A file whose name carries its own hash never changes. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/

/**
 * The built files of both screens, and the drawings at `/art/`. Files that were compressed at build
 * time go out as they are. An unknown one is a plain 404, never a page.
 */
export async function serveFiles(
  fastify: FastifyInstance,
  folder: string | null = clientFolder,
): Promise<void> {
  if (folder === null) return
  const roots: [prefix: string, root: string][] = [
    ['/assets/guest/', `${folder}guest`],
    ['/assets/admin/', `${folder}admin`],
    ['/art/', `${folder}guest/art`],
  ]
  for (const [prefix, root] of roots) {
    if (!existsSync(root)) continue
    await fastify.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      // The back office's page is no file to fetch: it needs its nonce.
      allowedPath: (path) => !path.endsWith('.html'),
      setHeaders: cacheFor,
    })
  }
}

function cacheFor(reply: FastifyReply, path: string): void {
  void reply.header(
    'cache-control',
    HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  )
}
