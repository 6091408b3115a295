import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { DomainError, fieldError } from '../errors/domain-error.js';

export type MultipartFields<Name extends string = string> = Partial<Record<Name, string>>;

export interface FileRule<T> {
  maxBytes: number;
  /** The message of the 413. */
  tooLarge: string;
  /** Consumes the file; rejects when the file is too large or incomplete. `fields` are the fields before the file. */
  read(content: Readable, fields: MultipartFields): Promise<T>;
}

export interface MultipartForm<Field extends string, Files extends object> {
  fields: readonly Field[];
  /** The maximum size of one text field. */
  maxFieldBytes: number;
  files: { [Name in keyof Files]: FileRule<Files[Name]> };
}

export interface Multipart<Field extends string, Files extends object> {
  fields: MultipartFields<Field>;
  files: Partial<Files>;
}

/** The time for a client that is still sending to receive the error response. */
const LINGER_MS = 2_000;

/** A file of a few megabytes, kept in memory. `buffer` of `node:stream/consumers` would hold it three times, this holds it twice. */
export function smallFile(maxBytes: number, tooLarge: string): FileRule<Buffer> {
  return {
    maxBytes,
    tooLarge,
    read: async (content) => Buffer.concat((await content.toArray()) as Buffer[]),
  };
}

/**
 * Reads a multipart request with known fields and files, in any order, each at most once. If a later part is invalid,
 * the caller deletes what `read` has stored.
 */
export async function readMultipart<Field extends string, Files extends object>(
  request: FastifyRequest,
  form: MultipartForm<Field, Files>,
): Promise<Multipart<Field, Files>> {
  if (!request.isMultipart()) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  }
  try {
    return await readParts(request, form);
  } catch (error) {
    discardRest(request);
    throw error;
  }
}

async function readParts<Field extends string, Files extends object>(
  request: FastifyRequest,
  form: MultipartForm<Field, Files>,
): Promise<Multipart<Field, Files>> {
  const fields: MultipartFields<Field> = {};
  const files: Partial<Files> = {};
  const seen = new Set<string>();
  for await (const part of partsOf(request, form.maxFieldBytes)) {
    const name = part.fieldname;
    if (seen.has(name)) throw validationError(name, 'may be sent only once');
    seen.add(name);
    if (part.type === 'field') {
      // Some clients, such as Swagger UI, send an empty field for a file that was not chosen.
      if (hasRule(form.files, name) && part.value === '') continue;
      if (!isOneOf(form.fields, name)) throw validationError(name, 'is not a field of this form');
      if (part.valueTruncated || typeof part.value !== 'string') throw validationError(name, 'is too long');
      // Browsers send each line break of a form as CRLF.
      fields[name] = part.value.replaceAll('\r\n', '\n');
    } else {
      if (!hasRule(form.files, name)) throw validationError(name, 'is not a file of this form');
      files[name] = await readFile(part.file, form.files[name], fields);
    }
  }
  return { fields, files };
}

/** Reports a form without a boundary, with an invalid one, or with an early end as a bad request. */
async function* partsOf(request: FastifyRequest, fieldSize: number): ReturnType<FastifyRequest['parts']> {
  try {
    // The library has one size limit for all files. Here each file has its own, which SizeLimit enforces.
    yield* request.parts({ limits: { fieldSize, fileSize: Infinity } });
  } catch (error) {
    throw hasStatus(error) ? error : new DomainError('BAD_REQUEST');
  }
}

async function readFile<T>(content: Readable, rule: FileRule<T>, fields: MultipartFields): Promise<T> {
  const limited = new SizeLimit(rule.maxBytes, rule.tooLarge);
  // The pipeline below reports its errors; this keeps a late one from ending the process.
  limited.on('error', () => {});
  let isCutShort = false;
  // An error of the file itself takes precedence over one that the pipeline passes back.
  content.once('error', () => (isCutShort = !limited.destroyed));
  const reading = rule.read(limited, fields).catch((error: unknown) => {
    limited.destroy(toError(error));
    throw error;
  });
  const [read, sent] = await Promise.allSettled([reading, pipeline(content, limited)]);
  if (isCutShort) throw new DomainError('BAD_REQUEST');
  // A reader may wrap the error that broke its stream; the pipeline has the first cause.
  if (sent.status === 'rejected') throw sent.reason;
  if (read.status === 'rejected') throw read.reason;
  return read.value;
}

/**
 * A client that is still sending would lose the response if the connection closed at once. Reading everything would let
 * the client decide how much the server reads. So the server discards the rest for a short time only.
 */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), LINGER_MS).unref();
  raw.once('close', () => clearTimeout(timer));
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((known) => known === name);
}

function hasRule<Files extends object>(rules: Files, name: string): name is keyof Files & string {
  return Object.hasOwn(rules, name);
}

function hasStatus(thrown: unknown): boolean {
  return typeof (thrown as { statusCode?: unknown } | null)?.statusCode === 'number';
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function validationError(name: string, reason: string): DomainError {
  const field = name.slice(0, 60);
  return fieldError('VALIDATION_FAILED', field, `${field} ${reason}`);
}

/** Passes on at most `maxBytes`, then fails with FILE_TOO_LARGE. */
class SizeLimit extends Transform {
  private bytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly sentence: string,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) done(new DomainError('FILE_TOO_LARGE', { message: this.sentence }));
    else done(null, chunk);
  }
}
