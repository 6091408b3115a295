import { createHash } from 'node:crypto';
import { CONSENT_FIELDS, CONSENT_PURPOSES } from '@paattu/shared/consents';
import type { Locale } from '@paattu/shared/locales';
import { MAX_IMAGE_BYTES } from '@paattu/shared/rules';
import { parseVideoId } from '@paattu/shared/youtube-url';
import type { FastifyRequest } from 'fastify';
import { fieldError } from '../../../common/errors/domain-error.js';
import { sentenceOf } from '../../../common/errors/error-catalogue.js';
import { IMAGE_TOO_LARGE } from '../../../common/images/process-image.js';
import { readMultipart, smallFile } from '../../../common/multipart/read-multipart.js';
import { validateForm } from '../../../common/validation/validate.js';
import type { Declaration } from '../contests/consents/check-declaration.js';
import type { SentConsents } from '../contests/consents/check-consents.js';
import { WORDING } from '../contests/consents/consent-texts.js';
import { SubmitEntryDto } from './submit-entry.dto.js';

/** A submitted entry, checked except for the content of the photo. */
export interface NewEntry {
  name: string;
  email: string;
  videoId: string;
  language: Locale;
  photo: Buffer;
}

export interface EntryForm {
  entry: NewEntry;
  captcha: { id: string; text: string };
  consents: SentConsents;
  declaration: Declaration;
  /** The contest that the form showed; null from a page that does not send it. */
  contestId: string | null;
  idempotencyKey: string | null;
}

const FIELDS = [
  'name',
  'email',
  'youtubeUrl',
  'aiUse',
  'aiNote',
  'captchaId',
  'captchaText',
  ...Object.values(CONSENT_FIELDS),
  'language',
] as const;

/** The same for each try of an entry; null for one without a key. */
export function attemptOf({
  idempotencyKey,
  entry,
}: Pick<EntryForm, 'idempotencyKey'> & { entry: Omit<NewEntry, 'photo' | 'language'> }): string | null {
  if (idempotencyKey === null) return null;
  const content = JSON.stringify([idempotencyKey, entry.videoId, entry.name, entry.email]);
  return createHash('sha256').update(content).digest('base64url');
}

/** Reads and checks the entry form. Throws the first error in the order of the form. */
export async function readEntryForm(request: FastifyRequest): Promise<EntryForm> {
  const { fields, files } = await readMultipart(request, {
    fields: FIELDS,
    maxFieldBytes: 2_048,
    files: { photo: smallFile(MAX_IMAGE_BYTES, IMAGE_TOO_LARGE) },
  });
  const form = await validateForm(SubmitEntryDto, fields);
  // Browsers send an empty file when no file is chosen.
  if (!files.photo?.length) {
    const message = sentenceOf('MISSING_IMAGE');
    throw fieldError('MISSING_IMAGE', 'photo', message);
  }
  return {
    // A rule of the form has checked the link.
    entry: {
      name: form.name,
      email: form.email,
      videoId: parseVideoId(form.youtubeUrl)!,
      language: form.language,
      photo: files.photo,
    },
    captcha: { id: form.captchaId ?? '', text: form.captchaText ?? '' },
    consents: {
      rulesVersion: readRulesVersion(request),
      wording: readWording(request),
      ticks: CONSENT_PURPOSES.filter((purpose) => form[CONSENT_FIELDS[purpose]] === 'true'),
    },
    declaration: { aiUse: form.aiUse ?? null, aiNote: form.aiNote ?? null },
    contestId: request.headers['contest-id']?.toString().toLowerCase() ?? null,
    idempotencyKey: readIdempotencyKey(request),
  };
}

/** A header as the contest's id: the API of the release before rejects a form with a field more. */
function readRulesVersion({ headers }: FastifyRequest): number | null {
  const value = headers['rules-version'];
  if (value === undefined) return null;
  if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw fieldError('VALIDATION_FAILED', 'Rules-Version', 'Rules-Version must be the number of a version');
}

/** A page of a release without wordings shows the first. */
function readWording({ headers }: FastifyRequest): number {
  const value = headers['consents-wording'] ?? '1';
  if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) && Number(value) <= WORDING)
    return Number(value);
  const message = 'Consents-Wording must be the number of a wording';
  throw fieldError('VALIDATION_FAILED', 'Consents-Wording', message);
}

function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const value = headers['idempotency-key'];
  if (value === undefined) return null;
  if (typeof value === 'string' && /^[\x21-\x7E]{1,200}$/.test(value)) return value;
  const message = 'Idempotency-Key must have 1 to 200 visible ASCII characters';
  throw fieldError('VALIDATION_FAILED', 'Idempotency-Key', message);
}
