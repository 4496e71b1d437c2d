import { Worker } from 'node:worker_threads'

/** The most memory of one thread, megabytes: what needs more ends the thread, not the process. */
const MOST_MEGABYTES = 1_024

/**
 * Does one large piece of work in a thread of its own, so that nobody else waits for it.
 *
 * @param program a module beside that of `base`, without its ending, which ends with `answerParent`
 * @param base where the asking module is (`import.meta.url`)
 * @param asked what the thread gets, copied
 * @param handed what of it is handed over instead, and is empty here from then on
 * @returns what the program answers
 * @throws what the program threw, or that it ended without a word
 */
export function inThread<Answered>(
  program: string,
  base: string,
  asked: unknown,
  handed: ArrayBuffer[] = [],
): Promise<Answered> {
  // As this one was started: built, or from its source.
  const file = new URL(program + base.slice(base.lastIndexOf('.')), base)
  return new Promise((resolve, reject) => {
    new Worker(file, {
      workerData: asked,
      transferList: handed,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    })
      .once('message', resolve)
      .once('error', reject)
      .once('exit', (code) => reject(new Error(`the thread of ${program} ended with ${code}`)))
  })
}
