import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Fails } from '../../../common/openapi/fails.js';
import { RowId } from '../../../common/validation/row-id.js';
import { Entrant } from '../entries/entry-links/entrant.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { ResultDrawings } from './result-drawings.js';
import { CertificateQueryDto, MyResultDto } from './my-result.dto.js';
import { ResultsQueries } from './results.queries.js';

@ApiTags('my entry')
@Controller('api/my-entry')
export class MyResultController {
  constructor(
    private readonly queries: ResultsQueries,
    private readonly drawings: ResultDrawings,
  ) {}

  @Get(':id/result')
  @Entrant()
  @ApiOperation({
    summary: 'Returns the line of an entry in the result, for its entrant',
    description: 'From the announcement on.',
  })
  @Fails('NOT_FOUND')
  findMine(@RowId() id: string): Promise<MyResultDto> {
    return this.queries.findMine(id);
  }

  @Get(':id/certificate')
  @Entrant()
  @RateLimit('certificate')
  @ApiOperation({
    summary: 'Returns the certificate of an entrant as a PDF',
    description: 'From the announcement on.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The file', schema: { type: 'string', format: 'binary' } })
  @Fails('NOT_FOUND', 'UNAVAILABLE')
  async sendCertificate(
    @RowId() id: string,
    @Query() { lang }: CertificateQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { file, number } = await this.drawings.drawCertificate(id, lang);
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="certificate-${number}.pdf"`)
      .send(Buffer.from(file));
  }
}
