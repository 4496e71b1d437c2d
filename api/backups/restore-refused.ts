/** Why a backup is not restored. Nothing was changed. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused'
}
