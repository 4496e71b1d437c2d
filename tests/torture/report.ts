import type { MadeRound, Progress } from './progress.ts'

/** What is measured and told by its slowest and its middle one, ms. */
const TIMES = ['back after', 'slowest 503', 'served again after']

/** The report of a run as Markdown: `docs/torture.md`. */
export function reportOf({ seed, rounds, made, planted }: Progress, faults: string[]): string {
  const findings = made.flatMap((one) => one.findings.map((found) => ({ ...found, ...one })))
  const wanted = faults.length * rounds
  const goesOn = made.length < wanted ? '; `npm run torture` goes on' : ''
  const kinds = totals(made.map(({ acknowledged }) => acknowledged))
  return `${[
    '# Torture: the last run',
    '',
    'Printed by `npm run torture` (tests/torture): nine writers book, order, pay, sell, close, change',
    'and cancel in a house of its own, something goes wrong, and a checker in SQL that shares no code',
    'with the product compares what was acknowledged with what is there. Empty is good.',
    '',
    `Seed \`${seed}\`. ${made.length} of ${wanted} rounds are made${goesOn}.`,
    `Made at commit ${commitsOf(made)}.`,
    '',
    '| fault | rounds | wrong | slowest, middle | in all |',
    '| --- | --: | --: | --- | --- |',
    ...faults.map((fault) => faultRow(fault, made)),
    '',
    '| acknowledged | times |',
    '| --- | --: |',
    ...Object.entries(kinds).map(([kind, times]) => `| ${kind} | ${times} |`),
    '',
    `Found wrong: ${findings.length}.`,
    ...(findings.length === 0
      ? []
      : [
          '',
          '| round | fault | what | which | said | is |',
          '| --: | --- | --- | --- | --- | --- |',
          ...findings.map(
            (one) =>
              `| ${one.round} | ${one.fault} | ${one.kind} | ${one.id} | ${one.said} | ${one.is} |`,
          ),
        ]),
    '',
    '## Faults planted by hand',
    '',
    'To see that the checker looks: each is made in the last house and taken back again. Each is to be',
    'found as what it is and as nothing else.',
    '',
    '| planted | what the checker said |',
    '| --- | --- |',
    ...planted.map(
      ({ name, finds, found }) =>
        `| ${name} | ${found.join(', ') || 'nothing'}${wasFound(finds, found) ? '' : ' — **wrong**'} |`,
    ),
  ].join('\n')}\n`
}

/** Whether a planted fault was found as what it is, and as nothing else; a sound house as sound. */
export function wasFound(finds: string, found: string[]): boolean {
  return found.join() === finds
}

/** `1a2b3c4d (12 rounds), 5e6f7a8b (4)` */
function commitsOf(made: MadeRound[]): string {
  const counts = totals(made.map(({ commit }) => ({ [commit]: 1 })))
  return Object.entries(counts)
    .map(([commit, rounds]) => `\`${commit}\` (${rounds})`)
    .join(', ')
}

function faultRow(fault: string, made: MadeRound[]): string {
  const its = made.filter((one) => one.fault === fault)
  const wrong = its.filter(({ findings }) => findings.length > 0).length
  const times = TIMES.flatMap((name) => {
    const all = its.flatMap(({ measured }) => measured[name] ?? []).toSorted((a, b) => a - b)
    if (all.length === 0) return []
    return [`${name}: ${all.at(-1)}, ${all[Math.floor(all.length / 2)]} ms`]
  })
  return `| ${fault} | ${its.length} | ${wrong} | ${times.join('; ')} | ${countsOf(its)} |`
}

/** What is counted and not timed, added up. */
function countsOf(made: MadeRound[]): string {
  const sums = totals(made.map(({ measured }) => measured))
  return Object.entries(sums)
    .filter(([name]) => !TIMES.includes(name))
    .map(([name, sum]) => `${name}: ${sum}`)
    .join('; ')
}

function totals(counts: Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const one of counts)
    for (const [name, times] of Object.entries(one)) sums[name] = (sums[name] ?? 0) + times
  return sums
}
