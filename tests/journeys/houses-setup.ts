import type { TestProject } from 'vitest/node'
import { build } from '../../launch/build.mjs'
import { type OpenSetup, openSetup } from './open-setup.ts'

declare module 'vitest' {
  interface ProvidedContext {
    houses: Pick<OpenSetup, 'site' | 'login'>[]
  }
}

/**
 * Opens a whole property for each file that runs at a time: the journeys of a worker come one after
 * the other to the same house, as guests and staff do.
 */
export default async function setup(project: TestProject) {
  // Each house would build what is older than its sources, all at once.
  await build()
  const houses = await Promise.all(
    Array.from({ length: project.vitest.config.maxWorkers ?? 1 }, () => openSetup()),
  )
  project.provide(
    'houses',
    houses.map(({ site, login }) => ({ site, login })),
  )
  return async () => {
    await Promise.all(houses.map((house) => house.close()))
  }
}
