import { BACK_OFFICE } from '../requests/back-office.ts'

/** The one route that takes a whole export. */
export const OLD_SITE_RESOURCE = 'old-site-imports'
export const OLD_SITE_IMPORTS = `${BACK_OFFICE}/${OLD_SITE_RESOURCE}`

/** The largest export that is taken: some fifty years of a house of nine rooms. */
export const MOST_EXPORT_BYTES = 24 * 1024 * 1024
