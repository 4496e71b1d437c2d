import { Controller, Get } from '@nestjs/common'
import { z } from 'zod'
import { textId } from '../../rules/texts/message.ts'
import { Answers, Id, uuidId } from '../requests/routes.ts'
import { AddressProof } from './address-proof.ts'

/** What `TryAddress` finds at an address of this house. */
export const addressProofShape = z.object({ proof: z.string() })

/** `GET /api/address-proof/:challenge`: how the house knows itself from outside. */
@Controller('api/address-proof')
export class AddressProofController {
  constructor(private readonly proof: AddressProof) {}

  @Get(':challenge')
  @Answers(addressProofShape)
  answer(
    @Id(uuidId(textId('problem.not-found')), 'challenge') challenge: string,
  ): z.output<typeof addressProofShape> {
    return { proof: this.proof.of(challenge) }
  }
}
