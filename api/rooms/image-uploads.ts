import { BACK_OFFICE } from '../requests/back-office.ts'

/** What staff call the pictures of room types, and the one route that takes files. */
export const ROOM_TYPE_IMAGES = 'room-type-images'
export const IMAGE_UPLOADS = `${BACK_OFFICE}/${ROOM_TYPE_IMAGES}`
