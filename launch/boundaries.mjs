/** `npm run boundaries`: which folder may import what, no cycles, no file that nobody uses. */
import { fileURLToPath } from 'node:url'
import { checkout } from './folders.mjs'
import { readImports } from './read-imports.mjs'

/**
 * The rules, but for the sentences themselves, in whichever language: they are read as staff
 * corrected them, by `words`, so that nobody shows a literal one unseen.
 */
const RULES =
  /^rules\/(?!texts\/)|^rules\/texts\/(?:all-words|area-names|correct-texts|cut-description|fill-text|in-language|languages|load-text-corrections|message|order-button|page-blanks|text-sources|words)\.ts$/

/**
 * A row a folder. `values` may be imported; `types` also, but only with `import type`. First match
 * wins; `/` at the end is a folder.
 * @type {{ from: RegExp, values: RegExp[], types?: RegExp[], packages?: false, why: string }[]}
 */
export const table = [
  {
    from: /^rules\/texts\//,
    values: [/^rules\//],
    packages: false,
    why: 'the catalogue imports rules',
  },
  {
    from: /^rules\//,
    values: [RULES],
    types: [/^rules\//],
    packages: false,
    why: 'rules import nothing outside rules',
  },
  {
    from: /^workflows\//,
    values: [/^(workflows|api|screens)\//, RULES],
    why: 'workflows import rules and the API',
  },
  {
    from: /^screens\//,
    values: [/^screens\//],
    packages: false,
    why: 'the table of routes imports nothing',
  },
  {
    from: /^demo\//,
    values: [/^(demo|api)\//, RULES],
    why: 'the demo is a program above the API',
  },
  {
    from: /^api\/screens\//,
    values: [
      /^(api|screens)\//,
      RULES,
      /^workflows\/.*\b(client|messages)\.ts$/,
      /^guest\/server\.tsx$/,
    ],
    types: [/^rules\//],
    why: 'api/screens imports the API, rules, messages of workflows and the guest site’s server half',
  },
  {
    from: /^api\//,
    values: [/^(api|screens)\//, RULES, /^workflows\/.*\b(client|messages)\.ts$/],
    types: [/^rules\//],
    why: 'the API imports rules, and of workflows only clients and messages',
  },
  {
    from: /^guest\//,
    values: [/^(guest|screens)\//, RULES],
    types: [/^(api|rules)\//],
    why: 'the guest site imports rules, and of the API only types',
  },
  {
    from: /^admin\//,
    values: [/^(admin|screens)\//, RULES],
    types: [/^(api|rules)\//],
    why: 'the back office imports rules, and of the API only types',
  },
  {
    from: /^stories\//,
    values: [
      /^(stories|guest|admin|screens)\//,
      RULES,
      /^api\/mail\/(mail-templates|write-mail)\.ts$/,
    ],
    types: [/^api\//],
    why: 'stories show the guest site, the back office and the mails',
  },
  {
    from: /^launch\//,
    values: [/^launch\//],
    why: 'launch brings up what was built and imports none of it',
  },
]

/**
 * The folders of `api/`, from the ground up: each may import what stands before it, so no two
 * import each other.
 */
export const apiOrder = [
  'environment',
  'telemetry',
  'errors',
  'database',
  'snapshot',
  'subjects',
  'requests',
  'lists',
  'operation',
  'spreadsheets',
  'facts',
  'edits',
  'settings',
  'trials',
  'readings',
  'prices',
  'products',
  'files',
  'backups',
  'delivery-distances',
  'rooms',
  'pages',
  'closures',
  'availability',
  'quotes',
  'folios',
  'channels',
  'orders',
  'payments',
  'invoice-documents',
  'mail',
  'bookings',
  'channel-feeds',
  'night-register',
  'breakfast-orders',
  'bills',
  'sales',
  'cash-days',
  'revenue',
  'test-payments',
  'invoices',
  'vacations',
  'forms',
  'customers',
  'agenda',
  'dashboard',
  'breakfast-mornings',
  'day-sheet',
  'search',
  'timeline',
  'staff',
  'live',
  'texts',
  'mail-templates',
  'first-steps',
  'old-site',
  'leaving',
  'screens',
  'legacy-calls',
]

/**
 * What is used without being imported by a file of ours: programs, pages, tests, what a tool looks
 * for.
 */
const entries = [
  /^api\/(main|database\/migrate|leaving\/(export|import)|old-site\/import-old|staff\/(show-first-account-code|second-step-off))\.ts$/,
  /^api\/backups\/(backup|restore)\.ts$/,
  /^demo\/demo\.ts$/,
  /^workflows\/(index|worker)\.ts$/,
  /^guest\/(client|server)\.tsx$/,
  // A program of a thread (`answerOnThread`).
  /^api\/.*-thread\.ts$/,
  // Its build puts it in place of a part of a library.
  /^guest\/calls\/no-mutations\.ts$/,
  /^admin\/main\.tsx$/,
  // The back office finds its pages by their names, which the table of routes gives.
  /^admin\/[^/]+\/\w+Pages?\.tsx$/,
  /^(launch|tests)\/.*\.mjs$/,
  /\.(test|stories)\.tsx?$/,
  /-setup\.ts$/,
  // Temporal's bundler is given the path.
  /^tests\/workflows\/.*-workflows\.ts$/,
  /^tests\/(torture\/run-torture\.ts|bench\/)/,
  /\.(config|d)\.ts$/,
  /^\.storybook\//,
]

/**
 * Workflow code is replayed for months: what it imports by value is frozen with it. So nothing that
 * the workflows' bundle holds may come from `rules/` or the API, not even in a roundabout way.
 */
const replayed = 'workflows/index.ts'

/**
 * Packages that whoever asks can have work long: the API's own loop, which answers everybody, must
 * not reach them. They are for programs of a thread (`api/operation/thread.ts`).
 */
const served = 'api/main.ts'
const forThreads = ['fontkit', 'ical.js', 'marked', 'pdfkit']

/**
 * Days and sums as staff read them, in Dutch whoever asks: guests read theirs in their own language
 * (`rules/texts/in-language.ts`), so that nothing of these may reach their site.
 */
const forStaff = ['rules/calendar/dutch.ts', 'rules/money/format-euro.ts']

/** All translations: a guest loads the words of one language, which the server sends. */
const ofServer = 'rules/texts/languages.ts'

/**
 * @typedef {import('./read-imports.mjs').Import} Import
 * @typedef {Map<string, Import[]>} Graph a file and what it imports
 */

/**
 * @param {Graph} graph
 * @returns {string[]} what is wrong, a line each
 */
export function checkBoundaries(graph) {
  return [
    ...checkTable(graph),
    ...checkApiOrder(graph),
    ...checkReplayed(graph),
    ...checkThreads(graph),
    ...checkGuests(graph),
    ...findCycles(graph),
    ...findOrphans(graph),
  ]
}

/** @param {Graph} graph */
function checkTable(graph) {
  return [...graph].flatMap(([from, imports]) => {
    const row = table.find((one) => one.from.test(from))
    if (!row) return []
    return imports
      .filter(({ to, typeOnly, ours }) => {
        if (!ours) return row.packages === false
        return ![...row.values, ...(typeOnly ? (row.types ?? []) : [])].some((allowed) =>
          allowed.test(to),
        )
      })
      .map(
        ({ to, typeOnly }) => `${from} imports ${typeOnly ? 'the type of ' : ''}${to}: ${row.why}`,
      )
  })
}

/**
 * Types count too: a folder that only names another's types cannot be read without it either.
 * @param {Graph} graph
 */
function checkApiOrder(graph) {
  return [...graph].flatMap(([from, imports]) => {
    const folder = apiFolder(from)
    if (folder === null) return []
    const place = apiOrder.indexOf(folder)
    if (place < 0) return [`${from}: api/${folder} has no place in the order of folders`]
    return imports.flatMap(({ to }) => {
      const other = apiFolder(to)
      if (other === null || apiOrder.indexOf(other) <= place) return []
      return [`${from} imports ${to}: api/${other} comes after api/${folder} in apiOrder`]
    })
  })
}

/**
 * The folder of `api/` that a file lies in; null outside, and for what puts the folders together.
 * @param {string} file
 */
function apiFolder(file) {
  return /^api\/([^/]+)\//.exec(file)?.[1] ?? null
}

/** @param {Graph} graph */
function checkReplayed(graph) {
  const outside = [...reach(graph, [replayed], false)].filter(
    (file) => !file.startsWith('workflows/'),
  )
  return outside.map(
    (file) =>
      `${file} is in the workflows’ bundle: what is replayed imports values from workflows only`,
  )
}

/** @param {Graph} graph */
function checkThreads(graph) {
  return [...reach(graph, [served], false)].flatMap((file) =>
    (graph.get(file) ?? [])
      .filter(({ to, ours, typeOnly }) => !ours && !typeOnly && forThreads.includes(to))
      .map(
        ({ to }) => `${file} brings ${to} into the loop that answers everybody: give it a thread`,
      ),
  )
}

/** @param {Graph} graph */
function checkGuests(graph) {
  const site = [...graph.keys()].filter((file) => file.startsWith('guest/'))
  const reached = reach(graph, site, false)
  const dutch = forStaff
    .filter((file) => reached.has(file))
    .map((file) => `${file} reaches the guest site: guests read no Dutch but in its catalogue`)
  return reached.has(ofServer)
    ? [...dutch, `${ofServer} reaches the guest site: guests load one language, not all`]
    : dutch
}

/** @param {Graph} graph */
function findOrphans(graph) {
  const used = reach(
    graph,
    [...graph.keys()].filter((file) => entries.some((entry) => entry.test(file))),
    true,
  )
  return [...graph.keys()]
    .filter((file) => !used.has(file))
    .map((file) => `${file} is used by nobody`)
}

/**
 * Of two files that need each other, also only by a type, neither can be read alone.
 * @param {Graph} graph
 */
function findCycles(graph) {
  /** @type {string[]} */
  const found = []
  /** @type {Set<string>} */
  const done = new Set()
  /** @type {string[]} */
  const way = []
  /** @param {string} file */
  function visit(file) {
    if (way.includes(file))
      return void found.push(`a circle: ${[...way.slice(way.indexOf(file)), file].join(' → ')}`)
    if (done.has(file)) return
    way.push(file)
    for (const { to, ours } of graph.get(file) ?? []) if (ours) visit(to)
    way.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return found
}

/**
 * @param {Graph} graph
 * @param {string[]} from
 * @param {boolean} withTypes
 */
function reach(graph, from, withTypes) {
  const seen = new Set(from)
  // A set is walked in the order in which it grows.
  for (const file of seen)
    for (const { to, ours, typeOnly } of graph.get(file) ?? [])
      if (ours && (withTypes || !typeOnly)) seen.add(to)
  return seen
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const graph = readImports(checkout)
  const wrong = checkBoundaries(graph)
  for (const line of wrong) console.error(line)
  console.log(
    `${graph.size} files, ${[...graph.values()].flat().length} imports, ${wrong.length} wrong`,
  )
  process.exitCode = wrong.length ? 1 : 0
}
