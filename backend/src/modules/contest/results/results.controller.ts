import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Controller, Get, Header, Param, ParseIntPipe, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { predictLength, makeZip } from 'client-zip';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Everyone } from '../../../common/access/access.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { clientHas } from '../../../common/http/if-none-match.js';
import { SendsFile } from '../../../common/openapi/answers.js';
import { Fails } from '../../../common/openapi/fails.js';
import { MediaQuota } from '../../../infra/rate-limit/media-quota.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { ResultDrawings } from './result-drawings.js';
import { ResultDto, ResultPictureQueryDto, ResultQueryDto } from './result.dto.js';
import { ResultsQueries } from './results.queries.js';

/** Anything but a number is a 404. */
const VERSION = new ParseIntPipe({ exceptionFactory: () => new DomainError('NOT_FOUND') });
const SLUG = { name: 'slug', example: 'cover-song-contest-2025' };

const HEADERS = {
  // The files never change, but a backup may be restored from before them.
  'cache-control': 'no-cache',
  // Nothing of it runs in a page.
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Before the announcement, a result is like one that does not exist. */
@ApiTags('results')
@Everyone()
@Controller('api/contests/:slug/results')
@ApiParam(SLUG)
export class ResultsController {
  constructor(
    private readonly queries: ResultsQueries,
    private readonly dataSource: DataSource,
    private readonly quota: MediaQuota,
    private readonly drawings: ResultDrawings,
  ) {}

  @Get()
  @Header('cache-control', 'no-cache')
  @ApiOperation({
    summary: 'Returns the result of a contest: places, points of all parts, totals of votes, files',
    description: 'From its announcement on.',
  })
  @Fails('NOT_FOUND')
  describe(@Param('slug') slug: string, @Query() { version }: ResultQueryDto): Promise<ResultDto> {
    return this.queries.describe(slug, version);
  }

  @Get('picture')
  @RateLimit('picture')
  @ApiOperation({ summary: 'Draws the picture of a result, with the three best entries, for links to it' })
  @SendsFile('image/jpeg')
  @Fails('NOT_FOUND', 'UNAVAILABLE')
  async sendPicture(
    @Param('slug') slug: string,
    @Query() { lang, version }: ResultPictureQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { picture, etag } = await this.drawings.drawPicture(slug, lang, version);
    const headers = {
      ...HEADERS,
      etag,
      // Other sites show it beside a link.
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (clientHas(request, etag)) return void reply.headers(headers).code(304).send();
    await this.quota.book(picture.length, request, reply);
    void reply.headers(headers).type('image/jpeg').send(picture);
  }

  @Get(':version/files/:name')
  @RateLimit('resultFile')
  @ApiOperation({
    summary: 'Returns a file of a version',
    description: 'The files are those of the bundle. `README.md` explains them.',
  })
  @ApiParam({ name: 'version', type: 'integer', example: 1 })
  @ApiParam({ name: 'name', example: 'result.json' })
  @SendsFile('application/octet-stream')
  @Fails('NOT_FOUND')
  async sendFile(
    @Param('slug') slug: string,
    @Param('version', VERSION) version: number,
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id: resultId } = await this.queries.findPublic(slug, version);
    const file = (await this.queries.listFiles(resultId)).find((each) => each.name === name);
    if (!file) throw new DomainError('NOT_FOUND');
    const etag = `"${file.sha256}"`;
    if (clientHas(request, etag))
      return void reply
        .headers({ ...HEADERS, etag })
        .code(304)
        .send();
    const isHead = request.method === 'HEAD';
    if (!isHead) await this.quota.book(file.bytes, request, reply);
    void reply
      .headers({ ...HEADERS, etag, 'content-length': file.bytes })
      .type('application/octet-stream')
      .send(
        Readable.from(isHead ? [] : readParts(this.dataSource, { resultId, name, bytes: file.bytes }), {
          objectMode: false,
        }),
      );
  }

  @Get(':version/audit-after.jsonl')
  @RateLimit('resultFile')
  @ApiOperation({
    summary: 'Returns what was done after the certification of a version',
    description:
      'Lines of JSON, which continue the chain of audit.jsonl. `verify.mjs` checks them where this file is in the folder of the others. While a correction is proposed, the acts from then on wait for its announcement, or until the result is final.',
  })
  @ApiParam({ name: 'version', type: 'integer', example: 1 })
  @SendsFile('application/octet-stream')
  @Fails('NOT_FOUND')
  async sendRecordAfter(
    @Param('slug') slug: string,
    @Param('version', VERSION) version: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const record = Buffer.from(await this.queries.readRecordAfter(slug, version));
    if (request.method !== 'HEAD') await this.quota.book(record.length, request, reply);
    void reply.headers(HEADERS).type('application/octet-stream').send(record);
  }

  @Get(':version/bundle')
  @RateLimit('resultBundle')
  @ApiOperation({ summary: 'Returns all files of a version, as a ZIP' })
  @ApiParam({ name: 'version', type: 'integer', example: 1 })
  @ApiProduces('application/zip')
  @ApiOkResponse({ description: 'The file', schema: { type: 'string', format: 'binary' } })
  @Fails('NOT_FOUND')
  async sendBundle(
    @Param('slug') slug: string,
    @Param('version', VERSION) version: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id: resultId, certifiedAt } = await this.queries.findPublic(slug, version);
    const files = await this.queries.listFiles(resultId);
    const lastModified = certifiedAt!;
    const length = predictLength(files.map(({ name, bytes }) => ({ name, size: bytes })));
    const isHead = request.method === 'HEAD';
    if (!isHead) await this.quota.book(Number(length), request, reply);
    const zip = () =>
      makeZip(
        files.map(({ name, bytes }) => ({
          name,
          lastModified,
          input: readParts(this.dataSource, { resultId, name, bytes }),
        })),
      );
    void reply
      .headers(HEADERS)
      .header('content-disposition', `attachment; filename="results-${slug}-v${version}.zip"`)
      .header('content-length', String(length))
      .type('application/zip')
      .send(isHead ? Readable.from([]) : Readable.fromWeb(zip() as ReadableStream));
  }
}

interface FileOfResult {
  resultId: string;
  name: string;
  bytes: number;
}

const PART_BYTES = 256 * 1024;

/**
 * Reads a file in parts, so that a large one does not fill the memory. It ends with the last byte, without another query:
 * the client may have it, and send its next request.
 */
async function* readParts(
  dataSource: DataSource,
  { resultId, name, bytes }: FileOfResult,
): AsyncGenerator<Buffer> {
  for (let from = 1; from <= bytes; from += PART_BYTES) {
    const [row] = await dataSource.query<Array<{ part: Buffer }>>(
      'select substring(content from $3 for $4) as part from result_files where result_id = $1 and name = $2',
      [resultId, name, from, PART_BYTES],
    );
    if (!row) return;
    yield row.part;
  }
}
