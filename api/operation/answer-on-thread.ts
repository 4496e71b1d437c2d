import { parentPort } from 'node:worker_threads'

/** What a thread says: that it is ready, then an answer or a failure for each thing asked. */
export type ThreadNews = { ready: true } | { answer: unknown } | { failure: unknown }

/**
 * Makes the program it is called in one that a `Thread` runs: what is asked is worked out one after
 * the other, and answered as a structured clone.
 */
export function answerOnThread<Asked>(work: (asked: Asked) => unknown): void {
  if (!parentPort) throw new Error('only a Thread runs this program')
  const port = parentPort
  const tell = (news: ThreadNews) => port.postMessage(news)
  port.on('message', (asked: Asked) => {
    void (async () => {
      try {
        tell({ answer: await work(asked) })
      } catch (failure) {
        tell({ failure })
      }
    })()
  })
  tell({ ready: true })
}
