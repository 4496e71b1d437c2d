import type { Carrying } from './carrying.ts'

const OF = {
  bookings: { prefix: 'OUD-', noun: 'boeking' },
  breakfast_orders: { prefix: 'OUD-P', noun: 'ontbijtbestelling' },
}

interface Numbered {
  path: string
  number: string | null
}

/**
 * Gives what comes in its number: its own, unless another of ours has it; a new one where it had
 * none. A new one is told.
 */
export async function freshNumbers(
  { client, remarks }: Carrying,
  table: keyof typeof OF,
  records: readonly Numbered[],
): Promise<(record: Numbered) => string> {
  const { prefix, noun } = OF[table]
  const { rows } = await client.query<{ number: string }>(
    `SELECT number FROM ${table} WHERE number = ANY ($1) OR starts_with(number, $2)`,
    [records.flatMap(({ number }) => number ?? []), prefix],
  )
  const taken = new Set(rows.map(({ number }) => number))
  let running = 1
  return ({ path, number }) => {
    let free = number
    while (free === null || taken.has(free)) free = `${prefix}${running++}`
    taken.add(free)
    if (free === number) return free
    const sentence =
      number === null
        ? `Deze ${noun} had geen nummer en krijgt er een.`
        : `Dit nummer heeft hier al een andere ${noun}; deze krijgt een nieuw nummer.`
    remarks.push({ path, kind: 'repaired', sentence, before: number, after: free })
    return free
  }
}
