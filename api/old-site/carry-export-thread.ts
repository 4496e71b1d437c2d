import { type Answer, Refused, protocolError } from '../errors/refused.ts'
import { answerOnThread } from '../operation/answer-on-thread.ts'
import { fitting } from '../requests/shape.ts'
import { type AskedImport, type Carried, type CarriedInto, carryExport } from './carry-export.ts'
import { oldSiteRequestShape } from './old-site-shapes.ts'

/** What the thread is given: the request in the pieces that came. */
export interface CarryingApart extends CarriedInto {
  pieces: Uint8Array[]
}

/** Reads and carries out what was asked, and answers a refusal: its class would not come over. */
export async function carryApart({ pieces, ...into }: CarryingApart): Promise<Answer<Carried>> {
  try {
    const body: unknown = JSON.parse(Buffer.concat(pieces).toString())
    const asked = await fitting<AskedImport>(oldSiteRequestShape, body)
    return asked.ok ? await carryExport(asked.value, into) : asked
  } catch (thrown) {
    if (thrown instanceof Refused) return { ok: false, error: thrown.error }
    if (thrown instanceof SyntaxError) return { ok: false, error: protocolError(400) }
    throw thrown
  }
}

answerOnThread(carryApart)
