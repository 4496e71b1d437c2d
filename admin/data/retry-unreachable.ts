import { isUnreachable } from './api-problem.ts'

/** A read without an answer is tried twice more; a refusal is an answer and is shown at once. */
export function retryUnreachable(failures: number, problem: unknown): boolean {
  return failures < 2 && isUnreachable(problem)
}
