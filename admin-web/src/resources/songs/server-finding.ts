import { readServerFaults } from '../../components/server-faults';
import { translations } from '../../translations';
import { UPLOAD_FIELDS, type UploadFault } from './upload-rules';

/** How the specification heads what the server finds, by its code. */
const TITLES: Record<string, string> = {
  MISSING_INFORMATION: translations.missingInformation,
  MISSING_AUDIO_FILE: translations.upload.missingAudio,
  MISSING_IMAGE: translations.upload.missingCover,
  INVALID_FILE_TYPE: translations.upload.invalidType,
  FILE_TOO_LARGE: translations.upload.tooLarge,
};

/** What the server found wrong with a song, headed by `failed` where no other heading is known; null for no finding. */
export function readFinding(error: unknown, failed: string): UploadFault | null {
  const found = readServerFaults(error);
  if (!found) return null;
  const title = TITLES[found.code] ?? failed;
  const [field, text] = Object.entries(found.fields)[0] ?? [];
  return { fields: UPLOAD_FIELDS.filter((name) => name === field), title, text: text ?? found.message };
}
