import type { Decisions } from '../../../rules/old-site/old-house.ts'
import { readOldHouse as read } from '../../../rules/old-site/read-old-house.ts'
import { words } from '../../../rules/texts/all-words.ts'

/** Reads an export as a house without corrected texts does. */
export const readOldHouse = (
  tree: unknown,
  decided: Decisions = {},
  defaultName = words().roomSettings.defaultName,
) => read(tree, decided, defaultName)
