import { MAX_IMAGE_BYTES } from '@paattu/api-client/rules';
import { parseVideoId } from '@paattu/api-client/youtube-url';
import type { FastifyRequest } from 'fastify';
import { IMAGE_TOO_LARGE } from '../../../../../common/images/process-image.js';
import { readMultipart, smallFile } from '../../../../../common/multipart/read-multipart.js';
import { validateForm } from '../../../../../common/validation/validate.js';
import { ChangeEntryDto } from './change-entry.dto.js';
import type { EntryChange } from './entry-changes.service.js';

/** Reads and checks the form of a change, except for the content of the photo. */
export async function readChangeForm(request: FastifyRequest): Promise<EntryChange> {
  const { fields, files } = await readMultipart(request, {
    fields: ['name', 'youtubeUrl'],
    maxFieldBytes: 2_048,
    files: { photo: smallFile(MAX_IMAGE_BYTES, IMAGE_TOO_LARGE) },
  });
  const { name, youtubeUrl } = await validateForm(ChangeEntryDto, fields);
  // A rule of the form has checked the link. Browsers send an empty file when no file is chosen.
  return { name, videoId: parseVideoId(youtubeUrl)!, photo: files.photo?.length ? files.photo : null };
}
