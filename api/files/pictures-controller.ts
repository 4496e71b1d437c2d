import { Controller, Get, Param, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { isPictureName } from '../../screens/picture-addresses.ts'
import { orNotFound } from '../errors/refused.ts'
import { mimeTypeOf } from './mime-type.ts'
import { Pictures } from './pictures.ts'

/** `GET /pictures/:name`: an uploaded picture. Its name is the hash of its content. */
@Controller('pictures')
export class PicturesController {
  constructor(private readonly pictures: Pictures) {}

  @Get(':name')
  async one(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    // No other name is ever looked for: none leads out of its folder.
    const content = orNotFound(isPictureName(name) ? await this.pictures.read(name) : null)
    // Under this name nothing else will ever be.
    await reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(mimeTypeOf(name))
      .send(content)
  }
}
