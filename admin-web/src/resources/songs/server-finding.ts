import { readServerFaults } from '../../components/server-faults';
import { sentences } from '../../sentences';
import { UPLOAD_FIELDS, type UploadFault } from './upload-rules';

/** How the specification heads what the server finds, by its code. */
const TITLES: Record<string, string> = {
  MISSING_INFORMATION: sentences.missingInformation,
  MISSING_AUDIO_FILE: sentences.upload.missingAudio,
  MISSING_IMAGE: sentences.upload.missingCover,
  INVALID_FILE_TYPE: sentences.upload.invalidType,
  FILE_TOO_LARGE: sentences.upload.tooLarge,
};

/** What the server found wrong with a song, headed by `failed` where no other heading is known; null for no finding. */
export function readFinding(error: unknown, failed: string): UploadFault | null {
  const found = readServerFaults(error);
  if (!found) return null;
  const title = TITLES[found.code] ?? failed;
  const [field, text] = Object.entries(found.fields)[0] ?? [];
  return { fields: UPLOAD_FIELDS.filter((name) => name === field), title, text: text ?? found.message };
}
