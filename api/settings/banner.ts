import { z } from 'zod'
import { checkOptionalText } from '../../rules/forms/check-text.ts'
import { seenVersion } from '../edits/kept-shape.ts'
import { keptSetting } from './setting-rows.ts'

/** Body of `PUT /api/back-office/settings/banner`. */
const bannerShape = z.object({
  text: z.string({ error: 'Vul een tekst in.' }).meta({ description: 'Empty: no banner.' }),
  ...seenVersion,
})

/** `GET /api/back-office/settings/banner`: one line of news on the guest site's home page. */
const bannerViewShape = z.object({
  id: z.literal('banner'),
  text: z.string(),
  version: z.int(),
})
export type BannerView = z.output<typeof bannerViewShape>

/** One line of news on the guest site's home page. */
export const banner = keptSetting({
  name: 'Banner',
  address: 'banner',
  initial: { text: '' },
  shape: bannerShape,
  viewShape: bannerViewShape,
  check({ text }) {
    const wrong = checkOptionalText(text.trim(), 'line')
    return wrong ? [{ field: 'text', text: wrong }] : []
  },
  partOf: ({ text }) => ({ text: text.trim() }),
  viewOf: (value) => value,
})
