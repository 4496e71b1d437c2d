import { Controller } from '@nestjs/common'

/** Where everything is that only staff may ask for or change: `entranceOf` sees to it. */
export const BACK_OFFICE = '/api/back-office'

/** A controller of `/api/back-office/<resource>`. */
export const BackOffice = (resource: string) => Controller(`${BACK_OFFICE}/${resource}`)
