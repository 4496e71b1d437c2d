import { type Answered, type Asked, ask } from './asked.ts'
import type { DescribedOperation } from './described-operations.ts'
import { type Hands, handsIn } from './hands.ts'
import { isKept, wrongWith } from './judge-answer.ts'
import type { House } from './open-house.ts'
import { mended, recipes } from './recipes.ts'

/** Who asks: nobody who is known, a guest with a booking of their own, or staff. */
export type Visitor = 'nobody' | 'guest' | 'staff'

/** What was asked by whom, and what is wrong with the answer. */
export interface Fault {
  operation: string
  visitor: Visitor
  asked: string
  answered: string
  why: string
}

export interface Walk {
  hands: Hands
  /** The last request of each operation that succeeded. */
  succeeded: Map<string, Asked>
  faults: Fault[]
  statuses: Map<number, number>
  /** A request that its recipe says is good. */
  valid(operation: DescribedOperation): Promise<Asked>
  /** Asks, and notes what is wrong with the answer. */
  send(operation: DescribedOperation, asked: Asked, visitor: Visitor): Promise<Answered>
}

/** Asks the operations of a house, and judges each answer. */
export async function beginWalk(house: House): Promise<Walk> {
  const hands = handsIn(house)
  const own = (await hands.held({ lastName: 'de Gast' })).id as string
  const succeeded = new Map<string, Asked>()
  const faults: Fault[] = []
  const statuses = new Map<number, number>()

  /** A guest proves who they are by what a guest has, wherever it might be taken for more. */
  const sessionOf = async (visitor: Visitor) =>
    visitor === 'staff' ? house.session() : visitor === 'guest' ? own : null

  async function send(operation: DescribedOperation, asked: Asked, visitor: Visitor) {
    const { method, path, id } = operation
    const answer = await ask(
      house,
      method,
      path,
      withoutSession(asked, visitor),
      await sessionOf(visitor),
    )
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const why = wrongWith(operation, answer) ?? leaks(operation, asked, visitor, answer)
    if (why !== null)
      faults.push({
        operation: id,
        visitor,
        asked: described(asked),
        answered: `${answer.status} ${answer.text.slice(0, 300)}`,
        why,
      })
    await mended[id]?.(hands)
    return answer
  }

  return {
    hands,
    succeeded,
    faults,
    statuses,
    send,
    valid: async (operation) => (recipes[operation.id] ?? askedPlainly(operation))(hands),
  }
}

/** Who is nobody brings no cookie of somebody that a recipe made. */
function withoutSession(asked: Asked, visitor: Visitor): Asked {
  if (visitor === 'staff' || !asked.headers) return asked
  const { cookie: _, ...headers } = asked.headers
  return { ...asked, headers }
}

/** A request that needs nothing but an id, of the first row of its list. */
function askedPlainly({ path, parts }: DescribedOperation) {
  return async ({ first }: Hands): Promise<Asked> => {
    if (parts.length === 0) return {}
    const list = path.slice('/api/back-office'.length).split('/{')[0]!
    return { parts: { [parts[0]!]: String((await first(list)).id) } }
  }
}

/** What is answered to somebody who has no right to it; null where nothing is. */
function leaks(
  { isStaff, path }: DescribedOperation,
  asked: Asked,
  visitor: Visitor,
  answer: Answered,
): string | null {
  const isPrivate = isStaff || /^\/api\/(bookings|breakfast-orders|staff)\b/.test(path)
  if (isPrivate && isKept(answer)) return 'may be kept by a cache'
  if (visitor === 'staff') return null
  if (isStaff && answer.status < 400) return 'is open to everybody'
  // What the router cannot match, or cannot read as an address, is no operation.
  if (isStaff && ![400, 401, 403, 404, 414].includes(answer.status))
    return `tells ${visitor} more than that they may not`
  const isOwn = described(asked).includes(SECRET_GUEST)
  return !isOwn && answer.text.includes(SECRET_GUEST) ? 'tells of another guest' : null
}

/** Part of the name and the address of a guest whom nobody else may read about. */
export const SECRET_GUEST = 'Zwijgstra'

export function described({ body, ...rest }: Asked): string {
  const text = Buffer.isBuffer(body) ? `${body.length} bytes` : JSON.stringify(body)
  return `${JSON.stringify(rest)} ${text}`.slice(0, 600)
}
