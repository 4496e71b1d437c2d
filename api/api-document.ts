import type { INestApplication, Type } from '@nestjs/common'
import { REDIRECT_METADATA } from '@nestjs/common/constants.js'
import { ModulesContainer } from '@nestjs/core'
import type { OpenAPIObject } from '@nestjs/swagger'
import { z } from 'zod'
import { statuses } from './errors/api-error.ts'
import { ANSWERS, ASKED_WITH, BACK_OFFICE, type Described } from './requests/routes.ts'
import { FORM_TYPE } from './errors/shown-form.ts'
import { SESSION_COOKIE } from './requests/staff-sessions.ts'
import { isOldCall, oldFormPosts } from '../screens/old-calls.ts'

type Paths = OpenAPIObject['paths']
type Operation = NonNullable<Paths[string]['get']>

/** Every 4xx and 5xx (`ApiError`), as far as all of them are the same. */
const apiError = z.object({
  error: z.looseObject({
    reason: z.enum(Object.keys(statuses) as [keyof typeof statuses]),
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
  const routes = describedRoutes(app)
  const named: Record<string, object> = { ApiError: jsonSchema(apiError, {}) }
  const paths = Object.entries(document.paths).filter(
    ([path]) => path.startsWith('/api/') || isOldCall(path),
  )
  for (const [path, operations] of paths)
    for (const operation of Object.values(operations as Record<string, Operation>))
      describe(operation, path, routes.get(operation.operationId ?? '') ?? {}, named)
  return {
    ...document,
    paths: Object.fromEntries(paths.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      ...document.components,
      schemas: Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

/** `Closures.plan`: the controller's noun and its method. */
function operationId(controller: string, method: string): string {
  return `${controller.replace(/Controller$/, '')}.${method}`
}

/** What a route says of itself. */
export interface DescribedRoute {
  answers?: Described
  /** Where its body is checked by no schema that Nest knows. */
  askedWith?: Described
  /** It answers with another address, and this status. */
  redirects?: number
}

/** What each route says of itself, by the id of its operation. */
export function describedRoutes(app: INestApplication): Map<string, DescribedRoute> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  )
  return new Map(
    controllers.flatMap(({ name, prototype }) =>
      methodsOf(prototype).flatMap((method) => {
        const route: unknown = (prototype as Record<string, unknown>)[method]
        if (typeof route !== 'function') return []
        const said = {
          answers: Reflect.getMetadata(ANSWERS, route),
          askedWith: Reflect.getMetadata(ASKED_WITH, route),
          redirects: Reflect.getMetadata(REDIRECT_METADATA, route)?.statusCode,
        } as DescribedRoute
        return [[operationId(name, method), said] as const]
      }),
    ),
  )
}

/** The names of its own methods and of those that it inherits. */
function methodsOf(prototype: object): string[] {
  const above: unknown = Object.getPrototypeOf(prototype)
  const own = Object.getOwnPropertyNames(prototype)
  return above === null || above === Object.prototype
    ? own
    : [...methodsOf(above as object), ...own]
}

/**
 * Puts into words and schemas what swagger cannot know of an operation.
 *
 * @param named what more than one schema holds, by its name; it grows
 */
function describe(
  operation: Operation,
  path: string,
  { answers, askedWith, redirects }: DescribedRoute,
  named: Record<string, object>,
): void {
  const isStaff = path.startsWith(`${BACK_OFFICE}/`)
  const noun = (isStaff ? path.slice(BACK_OFFICE.length) : path.slice('/api'.length)).split('/')[1]
  const isOld = isOldCall(path)
  operation.tags = [isOld ? 'old site' : isStaff ? `back office: ${noun}` : `${noun}`]
  if (isOld) operation.deprecated = true
  if (isStaff) operation.security = [{ session: [] }]
  if (askedWith)
    operation.requestBody = {
      required: true,
      content: { [askedWith.type]: { schema: jsonSchema(askedWith.schema, named, 'input') } },
    }
  if (redirects) operation.responses = { [redirects]: { description: '', headers: LOCATION } }
  const isList = operation.parameters?.some((each) => 'name' in each && each.name === 'range')
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response || '$ref' in response) continue
    response.description = descriptionOf(status, isList === true)
    if (answers)
      response.content = { [answers.type]: { schema: jsonSchema(answers.schema, named) } }
    if (isList)
      response.headers = {
        'Content-Range': {
          description: 'Which rows of how many, such as `closures 0-24/319`.',
          schema: { type: 'string' },
        },
      }
  }
  if (oldFormPosts.includes(path)) describeFormPost(operation)
  operation.responses['default'] = {
    description: 'Refused, or it went wrong.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
  }
}

/** The same fields as a form, after which a browser is led on. */
function describeFormPost({ requestBody, responses }: Operation): void {
  const { content } = requestBody as { content: Record<string, object> }
  content[FORM_TYPE] = content['application/json']!
  responses['303'] = { description: descriptionOf('303', false), headers: LOCATION }
}

const LOCATION = { Location: { description: 'Where it is.', schema: { type: 'string' } } } as const

function descriptionOf(status: string, isList: boolean): string {
  if (status === '204') return 'Done.'
  if (status.startsWith('3')) return 'Leads on to another address.'
  return isList ? 'Part of a list.' : 'The answer.'
}

/**
 * As the document writes it. What has a name stands in `named`, and is only pointed to.
 *
 * @param io whether it is sent to us or by us
 */
function jsonSchema(
  schema: z.ZodType,
  named: Record<string, object>,
  io: 'input' | 'output' = 'output',
): object {
  const { properties, definitions, $defs } = z.toJSONSchema(z.object({ schema }), {
    target: 'openapi-3.0',
    io,
  }) as unknown as Record<'properties' | 'definitions' | '$defs', Record<string, object>>
  for (const [name, definition] of Object.entries({ ...definitions, ...$defs })) {
    const { id: _, ...described } = pointing(definition) as { id?: string }
    named[name] = described
  }
  return pointing(properties['schema']!)
}

/** The same, pointing to where the document has what has a name. */
function pointing(schema: object): object {
  const text = JSON.stringify(schema)
  return JSON.parse(
    text.replaceAll(/"#\/(?:definitions|\$defs)\//g, '"#/components/schemas/'),
  ) as object
}
