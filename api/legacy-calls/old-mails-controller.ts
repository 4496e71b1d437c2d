import { Body, Controller, Post, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { oldCalls } from '../../screens/old-calls.ts'
import { Answers, AskedWith } from '../requests/routes.ts'
import { OldAnswers, type OldCall, oldWordOfThanks } from './old-answers.ts'
import { OldMails } from './old-mails.ts'
import { oldWords, unbelieved } from './old-word.ts'

/** Who it is for is stored with the booking: what the body says of it is not read. */
const confirmation = oldWords(['id']).extend({ nameClient: unbelieved, emailClient: unbelieved })
const order = confirmation.extend({
  amount: unbelieved,
  adress: unbelieved,
  city: unbelieved,
  date: unbelieved,
  time: unbelieved,
})
const confirmedAgain = oldWords(['orderId']).extend({
  name: unbelieved,
  email: unbelieved,
  phone: unbelieved,
  priceNight: unbelieved,
  amountNights: unbelieved,
  amountPeople: unbelieved,
  total: unbelieved,
})
const cancelled = oldWords(['name', 'email'])

const THANKS =
  'Staat dit bij ons, dan sturen we de mail nog eens naar het adres dat wij hebben, hoogstens één keer per dag.'

/**
 * The mails that the old back office asked for (BO §7) and the old breakfast form (G §7). Known or
 * not, each answer is the same.
 */
@Controller()
export class OldMailsController {
  constructor(
    private readonly answers: OldAnswers,
    private readonly mails: OldMails,
  ) {}

  @Post(oldCalls.confirmBooking)
  @AskedWith(confirmation)
  @Answers(oldWordOfThanks)
  confirmBooking(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.mail({ body, request, reply }, confirmation, ({ id }) =>
      this.mails.confirmBooking(id),
    )
  }

  @Post(oldCalls.confirmFamilyBooking)
  @AskedWith(confirmation)
  @Answers(oldWordOfThanks)
  confirmFamily(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.mail({ body, request, reply }, confirmation, ({ id }) =>
      this.mails.confirmBooking(id),
    )
  }

  /** A test of the old back office that no page of it used (BO §7): as the first. */
  @Post(oldCalls.tryConfirmation)
  @AskedWith(confirmation)
  @Answers(oldWordOfThanks)
  tryConfirmation(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.confirmBooking(body, request, reply)
  }

  @Post(oldCalls.confirmOrder)
  @AskedWith(order)
  @Answers(oldWordOfThanks)
  confirmOrder(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.mail({ body, request, reply }, order, ({ id }) => this.mails.confirmOrder(id))
  }

  @Post(oldCalls.confirmAgain)
  @AskedWith(confirmedAgain)
  @Answers(oldWordOfThanks)
  confirmAgain(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.mail({ body, request, reply }, confirmedAgain, ({ orderId }) =>
      this.mails.confirmBooking(orderId),
    )
  }

  /** Cancels nothing: only staff do. */
  @Post(oldCalls.tellCancellation)
  @AskedWith(cancelled)
  @Answers(oldWordOfThanks)
  tellCancellation(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.mail({ body, request, reply }, cancelled, ({ name, email }) =>
      this.mails.tellCancellation([name, email].filter((word) => word !== '')),
    )
  }

  private mail<Asked>(
    call: OldCall,
    shape: z.ZodType<Asked>,
    work: (asked: Asked) => Promise<void>,
  ): Promise<void> {
    return this.answers.toThanks(call, shape, async (asked) => {
      await work(asked)
      return { ok: true, value: THANKS }
    })
  }
}
