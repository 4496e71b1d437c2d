import { z } from 'zod'

/** A row of `GET /api/back-office/changes`: who changed what, from what to what. */
export const changeViewShape = z.object({
  id: z.int(),
  noun: z.string().meta({ description: 'The table, such as `seasons`.' }),
  key: z.string(),
  label: z
    .string()
    .meta({ description: 'What people call the row; its key where it has no name.' }),
  action: z.enum(['added', 'changed', 'removed']),
  by: z.string(),
  at: z.iso.datetime(),
  fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
})
export type ChangeView = z.output<typeof changeViewShape>
