import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiDocument } from '../../api/api-document.ts'
import { BACK_OFFICE } from '../../api/requests/routes.ts'
import { ORIGIN } from './setup/api-process.ts'
import { type TestSetup, openSetup } from './setup/open-setup.ts'

type Document = Awaited<ReturnType<typeof apiDocument>>
type Operation = NonNullable<Document['paths'][string]['get']>

let setup: TestSetup
let document: Document
beforeAll(async () => {
  setup = await openSetup()
  document = await apiDocument(setup.app)
})
afterAll(() => setup.close())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(
      ([method, operation]) => ({ path, method, operation }) as const,
    ),
  )

describe("The API's document", () => {
  it('is printed in docs/openapi.json as the code has it now (`npm run openapi` prints it anew)', async () => {
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(
      '../../docs/openapi.json',
    )
  })

  it('is served to everyone, with a page that loads nothing from elsewhere', async () => {
    const page = await setup.app.inject({ url: '/api/docs' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url!)
    expect(loaded).toHaveLength(3)
    for (const url of [...loaded, '/api/docs/openapi.json'])
      expect([url, (await setup.app.inject({ url })).statusCode]).toEqual([url, 200])
    expect((await setup.app.inject({ url: '/api/docs/openapi.json' })).json()).toEqual(document)
    expect(page.body).not.toMatch(/<style|style=|<script>/)
  })

  it('gives away no other file of the library that draws it', async () => {
    for (const url of ['/api/docs/package.json', '/api/docs/index.html', '/api/docs/../main.js'])
      expect((await setup.app.inject({ url })).statusCode).toBe(404)
  })

  it('asks for a session wherever it is asked for, and nowhere else', async () => {
    for (const { path, method, operation } of operations()) {
      const isStaff = path.startsWith(`${BACK_OFFICE}/`)
      expect([path, operation.security]).toEqual([path, isStaff ? [{ session: [] }] : undefined])
      if (!isStaff) continue
      const answer = await setup.app.inject({
        method: method.toUpperCase() as 'GET',
        url: path.replaceAll(/\{\w+\}/g, '1'),
        headers: { origin: ORIGIN },
        ...(method === 'get' ? {} : { payload: {} }),
      })
      expect([method, path, answer.statusCode]).toEqual([method, path, 401])
    }
  })

  it('says of every body what it may hold, and of every refusal the shape', () => {
    for (const { path, operation } of operations()) {
      const body = operation.requestBody as { content?: Record<string, { schema?: object }> }
      if (body)
        for (const { schema = {} } of Object.values(body.content ?? {}))
          expect([path, Object.keys(schema)]).not.toEqual([path, []])
      expect(operation.responses['default']).toMatchObject({
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
      })
    }
  })

  it('says of every operation what it answers, or where it leads', () => {
    const lacking = operations().flatMap(({ path, method, operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => status !== 'default')
        .filter(([status, response]) => {
          const { content = {}, headers = {} } = response as {
            content?: Record<string, { schema?: object }>
            headers?: object
          }
          if (status === '204') return false
          if (status.startsWith('3')) return !('Location' in headers)
          const schemas = Object.values(content).map(({ schema }) => schema)
          return schemas.length === 0 || schemas.some((schema) => !schema)
        })
        .map(([status]) => `${method} ${path} ${status}`),
    )
    expect(lacking).toEqual([])
  })

  it('names only schemas that it has, and none that nothing points to', () => {
    const text = JSON.stringify(document)
    const pointedTo = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name!,
    )
    expect([...new Set(pointedTo)].toSorted()).toEqual(
      Object.keys(document.components!.schemas!).toSorted(),
    )
  })

  it('says of a list how it is asked for and how many there are', () => {
    const list = document.paths['/api/back-office/closures']!.get!
    expect(list.parameters).toMatchObject([
      { name: 'range', in: 'query', required: false },
      { name: 'sort', in: 'query', required: false },
      { name: 'filter', in: 'query', required: false },
    ])
    expect(list.responses['200']).toMatchObject({
      headers: { 'Content-Range': { schema: { type: 'string' } } },
      content: { 'application/json': { schema: { type: 'array' } } },
    })
  })
})
