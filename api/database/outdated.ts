/**
 * What a transaction decided from was changed by another one meanwhile: with fresh facts it may be
 * tried again.
 */
export class Outdated extends Error {
  override readonly name: string = 'Outdated'
}
