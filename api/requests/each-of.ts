import { z } from 'zod'

/**
 * One of the values of a union, as a schema. Named one by one, so that the compiler says which is
 * missing and which is none.
 */
export function eachOf<T extends string>(values: Record<T, true>) {
  return z.enum(Object.keys(values) as [T, ...T[]])
}
