import { Controller, Get, Header } from '@nestjs/common'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { Answers } from '../requests/routes.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { GUEST_HOME } from '../../screens/screen-routes.ts'

/** `GET /api/app-code.svg`: a QR code that leads to this very site, for its home page (G §1). */
@Controller('api/app-code.svg')
export class AppCodeController {
  constructor(private readonly address: PublicAddress) {}

  @Get()
  @Answers(z.string(), 'image/svg+xml')
  @Header('content-type', 'image/svg+xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  code(): string {
    // A quarter of it may be unreadable. The border is the quiet zone that ISO/IEC 18004 asks for.
    return renderSVG(this.address.url + GUEST_HOME, { ecc: 'Q', border: 4 })
  }
}
