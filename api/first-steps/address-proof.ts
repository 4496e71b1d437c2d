import { createHmac } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'

/**
 * What only this house answers to a challenge, whichever of its processes is asked: by it the house
 * knows itself at an address.
 */
@Injectable()
export class AddressProof {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'secret'>) {}

  /** @param challenge a UUID, so that what is signed is never what a link or a cookie signs */
  of(challenge: string): string {
    return createHmac('sha256', this.environment.secret)
      .update(`proof of address ${challenge}`)
      .digest('base64url')
  }
}
