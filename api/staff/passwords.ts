import { hash, verify } from '@node-rs/argon2'

/** `Algorithm.Argon2id` of the library, whose const enum cannot be read from here. */
const ARGON2ID = 2

/** argon2id as OWASP asks at least: 19 MiB, two passes. About 20 ms on a thread of its own. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password, salt and cost included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/**
 * Nobody's hash: what an unknown address is checked against, so that it takes as long as a known
 * one.
 */
const nobody = hashPassword('nobody has this password')

/** True when the password is right. With no hash it takes as long, and is never right. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobody), password)
  return right && passwordHash !== null
}
