import { Controller, UseGuards, applyDecorators } from '@nestjs/common'
import { StaffGuard } from './staff-guard.ts'

/** Where everything is that only staff may ask for or change. */
export const BACK_OFFICE = '/api/back-office'

/**
 * A controller of `/api/back-office/<resource>`: behind the one guard, so that no route of staff is
 * ever without it.
 */
export const BackOffice = (resource: string) =>
  applyDecorators(Controller(`${BACK_OFFICE}/${resource}`), UseGuards(StaffGuard))
