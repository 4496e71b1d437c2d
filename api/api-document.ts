import type { INestApplication, Type } from '@nestjs/common'
import { ModulesContainer } from '@nestjs/core'
import type { OpenAPIObject } from '@nestjs/swagger'
import { z } from 'zod'
import { errorTable } from './errors/error-table.ts'
import { ANSWERS } from './requests/answers.ts'
import { BACK_OFFICE } from './requests/back-office.ts'
import { SESSION_COOKIE } from './requests/staff-sessions.ts'

type Paths = OpenAPIObject['paths']
type Operation = NonNullable<Paths[string]['get']>

/** Every 4xx and 5xx (`ApiError`), as far as all of them are the same. */
const apiError = z.object({
  error: z.looseObject({
    reason: z.enum(Object.keys(errorTable) as [keyof typeof errorTable]),
    text: z.string().meta({ description: 'For the screen, in Dutch.' }),
    fields: z
      .array(z.object({ field: z.string(), text: z.string() }))
      .optional()
      .meta({ description: 'Of `invalid-input`: what is wrong at which field.' }),
  }),
})

/**
 * The API as an OpenAPI document: its routes from the controllers, what they are asked with from
 * the zod schemas that check it (`@Body({ schema })`), what they answer from `@Answers`.
 */
export async function apiDocument(app: INestApplication): Promise<OpenAPIObject> {
  // Half a second to load, for who asks for the document only.
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger')
  const described = new DocumentBuilder()
    .setTitle('Kamersleutel')
    .setDescription(
      'What the guest site and the back office ask. Texts are Dutch, days are `YYYY-MM-DD`, money is integer cents.',
    )
    .setVersion('1')
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey' }, 'session')
    .build()
  const document = SwaggerModule.createDocument(app, described, {
    operationIdFactory: operationId,
    autoTagControllers: false,
  })
  const answers = answersOf(app)
  const paths = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/'))
  for (const [path, operations] of paths)
    for (const operation of Object.values(operations as Record<string, Operation>))
      describe(operation, path, answers)
  return {
    ...document,
    paths: Object.fromEntries(paths.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: { ...document.components, schemas: { ApiError: jsonSchema(apiError) } },
  }
}

/** `Closures.plan`: the controller's noun and its method. */
function operationId(controller: string, method: string): string {
  return `${controller.replace(/Controller$/, '')}.${method}`
}

/** What each operation answers, by its id. */
function answersOf(app: INestApplication): Map<string, z.ZodType> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  )
  return new Map(
    controllers.flatMap(({ name, prototype }) =>
      Object.getOwnPropertyNames(prototype).flatMap((method) => {
        const route: unknown = (prototype as Record<string, unknown>)[method]
        const schema: unknown =
          typeof route === 'function' ? Reflect.getMetadata(ANSWERS, route) : undefined
        return schema ? [[operationId(name, method), schema as z.ZodType] as const] : []
      }),
    ),
  )
}

/** Puts into words and schemas what swagger cannot know of an operation. */
function describe(operation: Operation, path: string, answers: Map<string, z.ZodType>): void {
  const isStaff = path.startsWith(`${BACK_OFFICE}/`)
  const noun = (isStaff ? path.slice(BACK_OFFICE.length) : path.slice('/api'.length)).split('/')[1]
  operation.tags = [isStaff ? `back office: ${noun}` : `${noun}`]
  if (isStaff) operation.security = [{ session: [] }]
  const isList = operation.parameters?.some((each) => 'name' in each && each.name === 'range')
  const schema = answers.get(operation.operationId ?? '')
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response || '$ref' in response) continue
    response.description = status === '204' ? 'Done.' : isList ? 'Part of a list.' : 'The answer.'
    if (schema) response.content = { 'application/json': { schema: jsonSchema(schema) } }
    if (isList)
      response.headers = {
        'Content-Range': {
          description: 'Which rows of how many, such as `closures 0-24/319`.',
          schema: { type: 'string' },
        },
      }
  }
  operation.responses['default'] = {
    description: 'Refused, or it went wrong.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
  }
}

function jsonSchema(schema: z.ZodType) {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: 'openapi-3.0' })
  return described as object
}
