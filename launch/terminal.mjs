const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/**
 * How often a step that takes long says how far it is where the output is no terminal (a log, CI),
 * ms.
 */
const everyInLog = 10_000

/**
 * The steps of a start: what is done as a line each with its time, what is under way together on
 * one line below them.
 * @param {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} [out]
 */
export function openTerminal(out = process.stdout) {
  /** @type {Map<string, { started: number, detail: string, told: number }>} */
  const running = new Map()
  let frame = 0
  const timer = setInterval(tick, 100)
  timer.unref()

  function tick() {
    if (out.isTTY) return draw()
    for (const [name, step] of running) {
      if (performance.now() - step.told < everyInLog) continue
      step.told = performance.now()
      out.write(`  … ${name}: ${step.detail || 'under way'} (${seconds(step.started)})\n`)
    }
  }
  function draw() {
    if (!running.size) return
    const all = [...running].map(
      ([name, { started, detail }]) => `${name} ${seconds(started)}${detail && ` ${detail}`}`,
    )
    const line = `  ${frames[frame++ % frames.length]} ${all.join(' · ')}`
    out.write(`\r\x1b[2K${line.slice(0, (out.columns || 80) - 1)}`)
  }
  const clear = () => void (out.isTTY && out.write('\r\x1b[2K'))
  const say = (/** @type {string} */ text) => {
    clear()
    out.write(`${text}\n`)
  }

  return {
    say,
    /**
     * Runs one step; its work may tell how far it is, and answer what is worth knowing about its
     * result.
     * @template T
     * @param {string} name
     * @param {(tell: (detail: string) => void) => Promise<T>} work
     * @param {(result: T) => string} [summary]
     * @returns {Promise<T>}
     */
    async step(name, work, summary = () => '') {
      const step = { started: performance.now(), detail: '', told: performance.now() }
      running.set(name, step)
      try {
        const result = await work((detail) => (step.detail = detail))
        running.delete(name)
        say(
          `  ✓ ${name.padEnd(13)} ${seconds(step.started).padStart(7)}  ${summary(result)}`.trimEnd(),
        )
        return result
      } catch (error) {
        running.delete(name)
        throw error
      }
    },
    close() {
      clearInterval(timer)
      clear()
    },
  }
}

/** @param {number} since */
function seconds(since) {
  const passed = (performance.now() - since) / 1000
  return passed < 60
    ? `${passed.toFixed(1)} s`
    : `${Math.floor(passed / 60)}:${String(Math.floor(passed % 60)).padStart(2, '0')} min`
}
