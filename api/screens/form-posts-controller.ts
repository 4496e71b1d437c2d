import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormTexts, GuestForm } from '../../rules/forms/guest-forms.ts'
import { formPages } from '../../screens/form-pages.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { languageOf } from '../environment/language.ts'
import { statusOf } from '../errors/api-error.ts'
import { type Answer, fieldsOfRefusal } from '../errors/refused.ts'
import { type FormAccepted, FormMessages } from '../forms/form-messages.ts'
import { formShape } from '../forms/form-shape.ts'
import { fitting } from '../requests/shape.ts'
import { visitorOf } from '../requests/visitor.ts'
import { GuestPage, leadOn } from './guest-page.ts'

/**
 * Forms that a browser posts by itself, without script: to the page they stand on. Taken, the
 * browser is led on; refused, the page comes again with what was typed and what is wrong with it.
 */
@Controller()
export class FormPostsController {
  constructor(
    private readonly messages: FormMessages,
    private readonly guest: GuestPage,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Post(formPages.contact.path)
  contact(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.take('contact', body, request, reply)
  }

  @Post(formPages.business.path)
  business(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.take('business', body, request, reply)
  }

  @Post(formPages.vendor.path)
  vendor(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.take('vendor', body, request, reply)
  }

  @Post(formPages.project.path)
  project(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.take('project', body, request, reply)
  }

  private async take(
    form: GuestForm,
    body: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { path, sent } = formPages[form]
    void reply.header('cache-control', 'no-store')
    const answer = await this.answer(form, body, request)
    if (answer.ok) return leadOn(request, reply, sent)
    const { error } = answer
    const { html } = await this.guest.render(request, {
      path,
      texts: textsIn(body),
      message: error.text,
      fields: fieldsOfRefusal(error),
    })
    void reply.code(statusOf(error)).type('text/html; charset=utf-8').send(html)
  }

  private async answer(
    form: GuestForm,
    body: unknown,
    request: FastifyRequest,
  ): Promise<Answer<FormAccepted>> {
    const read = await fitting(formShape(form), body ?? {})
    if (!read.ok) return read
    const visitor = visitorOf(request.ip, this.environment.secret)
    return this.messages.send(form, read.value, { visitor, language: languageOf(request) })
  }
}

/** What was typed, to be shown again; the ticket is given anew. */
function textsIn(body: unknown): FormTexts {
  const typed = Object.entries(body ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'ticket',
  )
  return Object.fromEntries(typed)
}
