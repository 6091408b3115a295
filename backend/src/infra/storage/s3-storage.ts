import { Readable } from 'node:stream';
import { GetObjectCommand, HeadBucketCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from '../../config/config.js';
import { Storage, type StoredFile } from './storage.js';

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
      // Stores other than Amazon's are reached by path, not by a host name per bucket.
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

  async putStream(key: string, content: Readable): Promise<void> {
    await this.disk.putStream(key, content);
  }

  read(key: string): Promise<Uint8Array> {
    return this.disk.getBytes(key);
  }

  async stream(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const { Body } = await this.client.send(
      new GetObjectCommand({
        Bucket: this.bucket,
        Key: key,
        ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
      }),
    );
    if (!(Body instanceof Readable)) throw new Error(`no body for ${key}`);
    return Body;
  }

  async stat(key: string): Promise<StoredFile | null> {
    try {
      const { ContentLength = 0 } = await this.client.send(
        new HeadObjectCommand({ Bucket: this.bucket, Key: key }),
      );
      return { size: ContentLength };
    } catch (error) {
      if (error instanceof Error && error.name === 'NotFound') return null;
      throw error;
    }
  }

  delete(key: string): Promise<void> {
    return this.disk.delete(key);
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
  }
}
