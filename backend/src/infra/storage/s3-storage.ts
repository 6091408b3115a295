import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { DomainError } from '../../common/errors/domain-error.js';
import { withTimeout } from '../../common/with-timeout.js';
import type { Config } from '../../config/config.js';
import { Storage, type StoredFile, type StoredPart } from './storage.js';

/** A request waits for a deletion; the sweep deletes what remains after the timeout. */
const DELETES_WITHIN_MS = 2_000;

export class S3Storage extends Storage {
  private readonly client: S3Client;
  private readonly disk: Disk;
  private readonly bucket: string;

  constructor(options: NonNullable<Config['s3']>) {
    super();
    this.bucket = options.bucket;
    this.client = new S3Client({
      region: options.region,
      credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
      // Stores other than that of Amazon use a path instead of a host name for each bucket.
      ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
    });
    this.disk = new Disk(
      new S3Driver({
        client: this.client,
        bucket: options.bucket,
        visibility: 'private',
        supportsACL: false,
      }),
    );
  }

  put(key: string, content: Uint8Array | string): Promise<void> {
    return this.disk.put(key, content);
  }

  // In parts, because S3 needs the length of a single upload. A failed upload is aborted with its parts.
  async putStream(key: string, content: Readable): Promise<void> {
    await new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key: key, Body: content },
      queueSize: 1,
    }).done();
  }

  async stream(key: string, part?: StoredPart): Promise<Readable> {
    const { Body } = await this.client
      .send(
        new GetObjectCommand({
          Bucket: this.bucket,
          Key: key,
          ...(part ? { Range: `bytes=${part.start}-${part.end}` } : {}),
        }),
      )
      .catch((error: unknown) => {
        throw error instanceof NoSuchKey ? new DomainError('NOT_FOUND') : error;
      });
    if (!(Body instanceof Readable)) throw new Error(`no body for ${key}`);
    return Body;
  }

  async stat(key: string): Promise<StoredFile | null> {
    try {
      const { ContentLength = 0, LastModified = new Date() } = await this.client.send(
        new HeadObjectCommand({ Bucket: this.bucket, Key: key }),
      );
      return { size: ContentLength, modifiedAt: LastModified };
    } catch (error) {
      if (error instanceof Error && error.name === 'NotFound') return null;
      throw error;
    }
  }

  async *list(folder?: string): AsyncIterable<string[]> {
    let next: string | undefined;
    do {
      const { Contents = [], NextContinuationToken } = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.bucket,
          ...(folder === undefined ? {} : { Prefix: `${folder}/` }),
          ...(next === undefined ? {} : { ContinuationToken: next }),
        }),
      );
      yield Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
      next = NextContinuationToken;
    } while (next !== undefined);
  }

  // The client has no timeout for a store that hangs.
  delete(key: string): Promise<void> {
    return withTimeout(DELETES_WITHIN_MS, this.disk.delete(key));
  }

  async deleteFolder(folder: string): Promise<void> {
    for await (const keys of this.list(folder)) for (const key of keys) await this.delete(key);
  }

  async freeBytes(): Promise<null> {
    return null;
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
  }
}
