import { build } from '../../launch/build.mjs'

/** Builds what tests start as programs of their own, where a source is newer. */
export default async () => {
  await build({ only: ['server', 'workflows'] })
}
