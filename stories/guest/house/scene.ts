import type { Readings } from '../../../rules/readings/readings.ts'
import { answerFetch, type SceneAnswers } from './answer-fetch.ts'

/** How a scene differs from the house as it is: calls that answer otherwise, other readings. */
export interface SceneParameters {
  scene?: { answers?: SceneAnswers; readings?: Partial<Readings> }
}

/**
 * What every story of the site starts from: the house answers, nothing is kept from the story
 * before. A story says in `parameters.scene` which calls answer otherwise and which readings the
 * house has.
 */
export function beforeScene({ parameters }: { parameters: SceneParameters }): () => void {
  sessionStorage.clear()
  return answerFetch({ answers: {}, readings: {}, ...parameters.scene })
}
