import { z } from 'zod'
import { seenVersion } from '../edits/kept-shape.ts'

/** Body of `PUT /api/back-office/settings/banner`. */
export const bannerShape = z.object({
  text: z.string({ error: 'Vul een tekst in.' }).meta({ description: 'Empty: no banner.' }),
  ...seenVersion,
})
export type Banner = z.output<typeof bannerShape>

/** `GET /api/back-office/settings/banner`: one line of news on the guest site's home page. */
export const bannerViewShape = z.object({
  id: z.literal('banner'),
  text: z.string(),
  version: z.int(),
})
export type BannerView = z.output<typeof bannerViewShape>
