import { readFile } from 'node:fs/promises'

/** A file that is not there, or is no JSON; its message is for whoever named it. */
export class NotRead extends Error {}

/** What a JSON file says. Throws `NotRead`. */
export async function readJsonFile(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(name, 'utf8'))
  } catch (error) {
    throw new NotRead(`${name} cannot be read: ${(error as Error).message}. Nothing was changed.`)
  }
}
