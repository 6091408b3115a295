import { type DomainError, fieldError } from '../../../common/errors/domain-error.js';

export const WRONG_AUDIO_TYPE = 'Please select an MP3, WAV, M4A, or AAC file';

/** A file of another type, or without sound. */
export function wrongType(): DomainError {
  return refused(WRONG_AUDIO_TYPE);
}

/** `codec` completes "This file is …". */
export function unplayable(codec: string): DomainError {
  return refused(`This file is ${codec}, which browsers cannot play. Export it as AAC (M4A), MP3 or WAV.`);
}

export function cutOff(): DomainError {
  return refused('This file is cut off: its end is missing. Please export or copy it again.');
}

export function damaged(): DomainError {
  return refused('This file is damaged, and browsers cannot play it. Please export it again.');
}

export function tooShort(): DomainError {
  return refused('This file is shorter than a second. Please select a whole song.');
}

/** The sentence for a stored song whose file is lost. */
export const LOST_AUDIO = 'The file of this song is missing. Please select it again.';

function refused(message: string): DomainError {
  return fieldError('INVALID_FILE_TYPE', 'audio', message);
}
