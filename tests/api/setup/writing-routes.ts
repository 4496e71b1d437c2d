import type { NestFastifyApplication } from '@nestjs/platform-fastify'

/** Every route that may change something, as Fastify has them; each part of an address is a 1. */
export function writingRoutes(app: NestFastifyApplication): { method: string; url: string }[] {
  const above: string[] = []
  return app
    .getHttpAdapter()
    .getInstance()
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      const depth = indent.length / 4
      above[depth] = part
      const url = above.slice(0, depth + 1).join('')
      return methods
        .split(', ')
        .filter((method) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
        .map((method) => ({ method, url: url.replaceAll(/:\w+/g, '1') }))
    })
}
