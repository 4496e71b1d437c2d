import { Inject, Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { message } from '../../rules/texts/message.ts'
import { screens } from '../../screens/screen-routes.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { type Answer, notFound } from '../errors/refused.ts'
import { isSigned, linkToken, readLinkToken } from './signed-link.ts'
import { StaffEntity } from './staff-entity.ts'
import { takenAsRefusal } from './staff-rows.ts'

/** A link lives this long, ms. By real time. */
const LIVES_MS = 60 * 60_000

/** What an address was and is. */
export interface NewEmail {
  name: string
  before: string
  email: string
}

const over = notFound(message('login.linkOver'))

/** Links by which the owner of a mailbox says that it is theirs, before they sign in with it. */
@Injectable()
export class EmailLinks {
  constructor(
    private readonly database: DataSource,
    private readonly edits: StaffEdits,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** A link by which this address becomes a member of staff's. */
  linkTo({ id, email }: Pick<StaffEntity, 'id' | 'email'>, wanted: string): string {
    const { secret } = this.environment
    const until = Date.now() + LIVES_MS
    const token = linkToken(id, { until, over: signedOver(email, wanted), secret })
    return `${this.address.url}${screens.confirmEmail.path}#${token}.${Buffer.from(wanted).toString('base64url')}`
  }

  /** Carries a link's change out; refused where it is not ours, too old or used. */
  async use(typed: string): Promise<Answer<NewEmail>> {
    const [, token = '', encoded = ''] = /^(.*)\.([\w-]{1,600})$/.exec(typed) ?? []
    const read = readLinkToken(token)
    const wanted = Buffer.from(encoded, 'base64url').toString()
    // Of the many ways to write the same bytes only the one that was mailed.
    if (!read || Buffer.from(wanted).toString('base64url') !== encoded) return over
    const staff = await this.database.manager.findOneBy(StaffEntity, {
      id: read.staffId,
      active: true,
    })
    const { secret } = this.environment
    if (!staff || !isSigned(read, signedOver(staff.email, wanted), secret)) return over
    const { id, name, email: before } = staff
    const acting = { staffId: id, name, email: before }
    return takenAsRefusal(
      this.edits.write(
        acting,
        { noun: 'staff', key: id },
        { noun: 'staff', id: () => id },
        async (manager) => {
          // Of two presses one finds the address as it was.
          const { affected } = await manager.update(
            StaffEntity,
            { id, email: before, active: true },
            { email: wanted },
          )
          return affected === 1 ? { ok: true, value: { name, before, email: wanted } } : over
        },
      ),
    )
  }
}

function signedOver(email: string, wanted: string): string {
  return `new e-mail ${JSON.stringify([email, wanted])}`
}
