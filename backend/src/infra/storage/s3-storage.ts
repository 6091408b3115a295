import { Agent } from 'node:https';
import { Readable } from 'node:stream';
import {
  type _Object,
  AbortMultipartUploadCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  type MultipartUpload,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { publicLookup } from '../../common/http/public-address.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { withTimeout } from '../../common/with-timeout.js';
import type { Bucket } from '../../config/config.js';
import { boundAnswers, MAX_WORDS } from './bound-answers.js';
import { BucketError, bucketProblemOf, toBucketError } from './bucket-error.js';
import { ProgressTimeout, SLOWEST } from './progress-timeout.js';
import { Storage, type StoredFile, type StoredPart } from './storage.js';

const CONNECTED_WITHIN_MS = 10_000;
/** Of a connection on which nothing arrives and nothing leaves. */
const SILENT_FOR_MS = 60_000;

/** A request waits for a deletion; the sweep deletes what remains after the timeout. */
const DELETES_WITHIN_MS = 2_000;
/** Nobody waits for the worker. */
const WORKER_DELETES_WITHIN_MS = 60_000;

/** Keys of one list. Whoever keeps a store can send a list without an end. */
const MAX_KEYS = 2_000_000;
/** Keys of one page: as many as a store sends at most, and fewer of backups, because a page is read as a whole. */
const PAGE = 1_000;
const PAGE_OF_BACKUPS = 250;
/** What one key takes in a page: a thousand bytes, of which XML may write some as six, and what a store says about it. */
const BYTES_OF_KEY = 4 * 1024;
/** A killed process leaves one. More wait for the next call. */
const MAX_UNFINISHED = 100;

/** Later than any clock of a store. */
const EVER = new Date(8_640_000_000_000_000);

export interface S3Options {
  /** Whether the bucket has backups, for which nobody waits. */
  isOfBackups?: boolean;
  /** Whether the store has to be on the internet, because somebody has typed its address in a browser. */
  isPublicOnly?: boolean;
  /** Of a bucket of backups: ends each request that is under way, and lets no other begin. */
  signal?: AbortSignal | undefined;
  /** Of a bucket of backups: how many keys one page of a list has, and so how large it may be. */
  page?: number;
}

export class S3Storage extends Storage {
  private readonly client: S3Client;
  private readonly disk: Disk;
  private readonly bucket: string;
  private readonly isOfBackups: boolean;
  private readonly deletesWithinMs: number;
  private readonly page: number;
  private readonly maxPages: number;

  constructor(options: Bucket, how: S3Options = {}) {
    super();
    const { isOfBackups = false, isPublicOnly = false, signal } = how;
    this.page = how.page ?? (isOfBackups ? PAGE_OF_BACKUPS : PAGE);
    this.maxPages = MAX_KEYS / this.page;
    this.bucket = options.bucket;
    this.isOfBackups = isOfBackups;
    this.deletesWithinMs = isOfBackups ? WORKER_DELETES_WITHIN_MS : DELETES_WITHIN_MS;
    this.client = new S3Client({
      region: options.region,
      credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
      requestHandler: {
        ...(isOfBackups ? { connectionTimeout: CONNECTED_WITHIN_MS, socketTimeout: SILENT_FOR_MS } : {}),
        // An agent, not its options: of options, the client forgets the look-up for each large file (`Expect: 100-continue`).
        ...(isPublicOnly ? { httpsAgent: new Agent({ keepAlive: true, lookup: publicLookup }) } : {}),
      },
      ...(options.endpoint
        ? {
            endpoint: options.endpoint,
            // Stores other than that of Amazon use a path instead of a host name for each bucket, and many reject its checksums.
            forcePathStyle: true,
            requestChecksumCalculation: 'WHEN_REQUIRED',
            responseChecksumValidation: 'WHEN_REQUIRED',
          }
        : {}),
    });
    if (isOfBackups)
      boundAnswers(this.client, {
        timeout: new ProgressTimeout(SLOWEST),
        maxList: MAX_WORDS + this.page * BYTES_OF_KEY,
        signal,
        toError: (error) => this.errorOf(error),
      });
    // Connections that wait for another request.
    signal?.addEventListener('abort', () => this.client.destroy(), { once: true });
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
    return this.ask(this.disk.put(key, content));
  }

  // In parts, because S3 needs the length of a single upload. A failed upload is aborted with its parts.
  async putStream(key: string, content: Readable): Promise<void> {
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key: key, Body: content },
      queueSize: 1,
    });
    let broken: unknown;
    content.once('error', (error) => (broken = error));
    try {
      await upload.done();
    } catch (error) {
      // What the stream reads from may have failed, and not the store.
      throw error === broken ? error : this.errorOf(error);
    } finally {
      content.destroy();
    }
  }

  async stream(key: string, part?: StoredPart): Promise<Readable> {
    const { Body } = await this.ask(
      this.client.send(
        new GetObjectCommand({
          Bucket: this.bucket,
          Key: key,
          ...(part ? { Range: `bytes=${part.start}-${part.end}` } : {}),
        }),
      ),
    );
    if (!(Body instanceof Readable)) throw new Error(`no body for ${key}`);
    return Body;
  }

  async stat(key: string): Promise<StoredFile | null> {
    const head = this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: key }));
    try {
      const { ContentLength = 0, LastModified = new Date() } = await this.ask(head);
      return { size: ContentLength, modifiedAt: LastModified };
    } catch (error) {
      if (this.isOfBackups && !(error instanceof BucketError && error.isUnreachable))
        await this.askWithWords(key);
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  /** The answer to a HEAD has no words, so a bucket that is gone is like a file that is, and a wrong key like a missing right. */
  private async askWithWords(key: string): Promise<void> {
    try {
      const content = await this.stream(key, { start: 0, end: 0 });
      content.destroy();
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }

  async *list(folder?: string): AsyncIterable<string[]> {
    for await (const objects of this.pages(folder))
      yield objects.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
  }

  // A page has the sizes, so no file needs a request of its own.
  override async *sizesIn(folder: string): AsyncIterable<Map<string, number>> {
    for await (const objects of this.pages(folder))
      yield new Map(objects.flatMap(({ Key, Size = 0 }) => (Key === undefined ? [] : [[Key, Size]])));
  }

  private async *pages(folder?: string): AsyncIterable<_Object[]> {
    let next: string | undefined;
    let pages = 0;
    do {
      if (++pages > this.maxPages) throw new BucketError('other', '', this.bucket, 'a list without an end');
      const { Contents = [], NextContinuationToken } = await this.ask(
        this.client.send(
          new ListObjectsV2Command({
            Bucket: this.bucket,
            MaxKeys: this.page,
            ...(folder === undefined ? {} : { Prefix: `${folder}/` }),
            ...(next === undefined ? {} : { ContinuationToken: next }),
          }),
        ),
      );
      yield Contents;
      next = NextContinuationToken;
    } while (next !== undefined);
  }

  // The client has no timeout for a store that hangs.
  delete(key: string): Promise<void> {
    return this.ask(withTimeout(this.deletesWithinMs, this.disk.delete(key)));
  }

  async deleteFolder(folder: string, withinMs = Infinity): Promise<void> {
    const until = performance.now() + withinMs;
    for await (const keys of this.list(folder))
      for (const key of keys) {
        if (performance.now() >= until)
          throw new BucketError('busy', '', this.bucket, 'files are deleted too slowly');
        await this.delete(key);
      }
    await this.deleteUnfinished(folder, EVER);
  }

  // Nothing lists the parts of an upload whose process was killed, and whoever keeps the store charges for them.
  override async deleteUnfinished(folder: string, begunBefore: Date): Promise<void> {
    let ended = 0;
    try {
      for await (const uploads of this.listUnfinished(folder))
        for (const { Key, UploadId, Initiated = new Date(0) } of uploads) {
          if (Initiated > begunBefore) continue;
          if (++ended > MAX_UNFINISHED) return;
          await this.ask(
            this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId })),
          );
        }
    } catch (error) {
      // A key may store without the right to list them, some stores know no such list, and another process may be faster.
      if (error instanceof DomainError || (error instanceof BucketError && NOT_OFFERED.has(error.problem)))
        return;
      throw error;
    }
  }

  private async *listUnfinished(folder: string): AsyncIterable<MultipartUpload[]> {
    let after: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | null = {};
    for (let page = 0; after !== null && page < this.maxPages; page += 1) {
      const answer: ListMultipartUploadsCommandOutput = await this.ask(
        this.client.send(
          new ListMultipartUploadsCommand({
            Bucket: this.bucket,
            MaxUploads: this.page,
            Prefix: `${folder}/`,
            ...after,
          }),
        ),
      );
      yield answer.Uploads ?? [];
      after = answer.IsTruncated
        ? { KeyMarker: answer.NextKeyMarker, UploadIdMarker: answer.NextUploadIdMarker }
        : null;
    }
  }

  async freeBytes(): Promise<null> {
    return null;
  }

  async check(): Promise<void> {
    await this.ask(this.client.send(new HeadBucketCommand({ Bucket: this.bucket })));
  }

  private async ask<T>(request: Promise<T>): Promise<T> {
    try {
      return await request;
    } catch (error) {
      throw this.errorOf(error);
    }
  }

  private errorOf(error: unknown): Error {
    if (error instanceof NoSuchKey || (error instanceof Error && error.name === 'NotFound'))
      return new DomainError('NOT_FOUND');
    if (bucketProblemOf(error) === 'full') return new DomainError('INSUFFICIENT_STORAGE');
    return toBucketError(error, this.bucket);
  }
}

const isNotFound = (error: unknown) => error instanceof DomainError && error.code === 'NOT_FOUND';

const NOT_OFFERED = new Set(['rights', 'other']);
