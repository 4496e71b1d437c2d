import type { ClientBase } from 'pg'
import { pictureName, pictureTypes } from '../../screens/picture-addresses.ts'

/** A file as the tables know it. */
export interface KeptFileName {
  name: string
  /** Whether guests are shown it; what nobody is shown may be gone a moment later. */
  isShown: boolean
}

/** Every file that the tables know, by name. */
export async function keptFileNames(client: ClientBase): Promise<KeptFileName[]> {
  const { rows } = await client.query<{ hash: string; widths: number[]; isShown: boolean }>(
    `SELECT hash, widths, EXISTS (SELECT FROM room_type_images WHERE picture = p.hash) AS "isShown"
     FROM pictures p ORDER BY hash`,
  )
  return rows.flatMap(({ hash, widths, isShown }) =>
    widths.flatMap((width) =>
      pictureTypes.map((type) => ({ name: pictureName(hash, width, type), isShown })),
    ),
  )
}
