import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { Fails } from '../../../../../common/openapi/fails.js';
import { RowId } from '../../../../../common/validation/row-id.js';
import { MediaQuota } from '../../../../../infra/rate-limit/media-quota.js';
import { RateLimit } from '../../../../../infra/rate-limit/rate-limit.guard.js';
import { Storage } from '../../../../../infra/storage/storage.js';
import { Entrant } from '../../entry-links/entrant.js';
import { type EntryData, EntryDataQueries } from './entry-data.queries.js';
import { translationsOf } from '../../../../../translations/index.js';

/** The copy of an entrant's data. */
@ApiTags('my entry')
@Controller('api/my-entry')
export class MyDataController {
  /** The entries whose data this process sends. */
  private readonly sending = new Set<string>();

  constructor(
    private readonly queries: EntryDataQueries,
    private readonly storage: Storage,
    private readonly quota: MediaQuota,
  ) {}

  @Get(':id/data')
  @Entrant()
  @RateLimit('entryData')
  @ApiOperation({
    summary: 'Returns all that is stored about an entry, as a ZIP',
    description: 'One at a time for each entry.',
  })
  @ApiProduces('application/zip')
  @ApiOkResponse({ description: 'The file', schema: { type: 'string', format: 'binary' } })
  @Fails('DATA_BEING_SENT')
  async sendData(
    @RowId() id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (this.sending.has(id)) throw new DomainError('DATA_BEING_SENT');
    this.sending.add(id);
    try {
      const data = await this.readData(id, request, reply);
      const archive = toArchive(data, this.storage).once('close', () => this.sending.delete(id));
      const filename = `my-entry-${data.at.toISOString().slice(0, 10)}.zip`;
      void reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${filename}"`)
        // A `StreamableFile` adds so many listeners to the response that Node prints a warning.
        .send(archive);
    } catch (error) {
      this.sending.delete(id);
      throw error;
    }
  }

  private async readData(id: string, request: FastifyRequest, reply: FastifyReply): Promise<EntryData> {
    const data = await this.queries.read(id);
    const files = await Promise.all(data.photos.map(({ key }) => this.storage.stat(key)));
    const bytes = files.reduce((sum, file) => sum + (file?.size ?? 0), 0);
    await this.quota.book(bytes, request, reply);
    // A file that is missing belongs to an entry that is being erased or changed.
    return { ...data, photos: data.photos.filter((_, index) => files[index] !== null) };
  }
}

/** A ZIP of the data: a text that explains it, one JSON file, and the photos, of which one is open at a time. */
function toArchive(data: EntryData, storage: Storage): Readable {
  return Readable.fromWeb(makeZip(filesOf(data, storage)) as ReadableStream);
}

async function* filesOf({ language, tables, photos, at: lastModified }: EntryData, storage: Storage) {
  yield { name: 'README.txt', input: translationsOf(language).myData.readme, lastModified };
  const json = JSON.stringify({ copiedAt: lastModified, ...tables }, null, 2);
  yield { name: 'data.json', input: `${json}\n`, lastModified };
  for (const { name, key } of photos) {
    const photo = await storage.stream(key);
    try {
      yield { name: `photos/${name}`, input: photo, lastModified };
    } finally {
      // A reader that stops also closes the file.
      photo.destroy();
    }
  }
}
