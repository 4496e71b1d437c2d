import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { FormTexts, GuestForm } from '../../rules/forms/guest-forms.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { delivered } from '../errors/refused.ts'
import { languageOf } from '../environment/language.ts'
import { Answers } from '../requests/routes.ts'
import { visitorOf } from '../requests/visitor.ts'
import { type FormAccepted, FormMessages } from './form-messages.ts'
import { formShape } from './form-shape.ts'
import { issueTicket } from './form-ticket.ts'
import type { FormTicketView } from './form-ticket-view.ts'

const accepted = z.object({ id: z.uuid() })

/** The forms of the guest site (G §2, §5): each field as text. */
@Controller('api/forms')
export class FormsController {
  constructor(
    private readonly messages: FormMessages,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** What a page with a form carries along: that it was opened, and when. */
  @Get('ticket')
  @Answers(z.object({ ticket: z.string() }))
  ticket(): FormTicketView {
    return { ticket: issueTicket(this.environment.secret, this.clock.now()) }
  }

  @Post('contact')
  @HttpCode(201)
  @Answers(accepted)
  contact(
    @Body({ schema: formShape('contact') }) texts: FormTexts,
    @Req() request: FastifyRequest,
  ): Promise<FormAccepted> {
    return this.send('contact', texts, request)
  }

  @Post('business')
  @HttpCode(201)
  @Answers(accepted)
  business(
    @Body({ schema: formShape('business') }) texts: FormTexts,
    @Req() request: FastifyRequest,
  ): Promise<FormAccepted> {
    return this.send('business', texts, request)
  }

  @Post('vendor')
  @HttpCode(201)
  @Answers(accepted)
  vendor(
    @Body({ schema: formShape('vendor') }) texts: FormTexts,
    @Req() request: FastifyRequest,
  ): Promise<FormAccepted> {
    return this.send('vendor', texts, request)
  }

  @Post('project')
  @HttpCode(201)
  @Answers(accepted)
  project(
    @Body({ schema: formShape('project') }) texts: FormTexts,
    @Req() request: FastifyRequest,
  ): Promise<FormAccepted> {
    return this.send('project', texts, request)
  }

  private async send(
    form: GuestForm,
    texts: FormTexts,
    request: FastifyRequest,
  ): Promise<FormAccepted> {
    const visitor = visitorOf(request.ip, this.environment.secret)
    const sender = { visitor, language: languageOf(request) }
    return delivered(await this.messages.send(form, texts, sender))
  }
}
