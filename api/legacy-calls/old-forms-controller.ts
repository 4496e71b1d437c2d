import { Body, Controller, Post, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { formPages } from '../../screens/form-pages.ts'
import { oldCalls } from '../../screens/old-calls.ts'
import { invalidInput } from '../errors/refused.ts'
import { FormMessages } from '../forms/form-messages.ts'
import { Answers, AskedWith } from '../requests/routes.ts'
import { log } from '../telemetry/log.ts'
import { type OldAnswer, OldAnswers, type OldCall, oldAddress } from './old-answers.ts'
import {
  type OldForm,
  oldContact,
  oldFieldOf,
  oldProject,
  oldVendor,
  readOldForm,
} from './old-forms.ts'

/** The forms of the old pages (G §7): 201, and where the old page thanks. */
@Controller()
export class OldFormsController {
  constructor(
    private readonly answers: OldAnswers,
    private readonly messages: FormMessages,
  ) {}

  @Post(oldCalls.contact)
  @AskedWith(oldContact)
  @Answers(oldAddress)
  contact(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.take('contact', oldContact, { body, request, reply })
  }

  /** Of what has but two names nothing is stored (reading `public-user-post`). */
  @Post(oldCalls.signUp)
  @AskedWith(oldVendor)
  @Answers(oldAddress)
  signUp(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!hasOnlyNames(body)) return this.take('vendor', oldVendor, { body, request, reply })
    return this.answers.toAddress({ body, request, reply }, oldVendor, async () => {
      log.info('a page of the old site sent two names')
      return { ok: true, goTo: formPages.vendor.path }
    })
  }

  @Post(oldCalls.signUpProject)
  @AskedWith(oldProject)
  @Answers(oldAddress)
  signUpProject(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.take('project', oldProject, { body, request, reply })
  }

  private take(
    form: OldForm,
    shape: z.ZodType<Record<string, string>>,
    call: OldCall,
  ): Promise<void> {
    const { path, sent } = formPages[form]
    return this.answers.toAddress(call, shape, async (words, visitor): Promise<OldAnswer> => {
      const texts = readOldForm(form, words)
      const taken = await this.messages.sendFromOldPage(form, texts, visitor)
      if (taken.ok) return { ok: true, goTo: sent }
      const { error } = taken
      if (error.reason !== 'invalid-input') return { ok: false, error, goOn: path }
      const fields = error.fields.map(({ field, text }) => ({
        field: oldFieldOf(form, field),
        text,
      }))
      return { ok: false, error: invalidInput(fields, error.text), goOn: path }
    })
  }
}

function hasOnlyNames(body: unknown): boolean {
  const fields = Object.keys(body ?? {})
  return fields.length > 0 && fields.every((field) => field === 'firstname' || field === 'lastname')
}
