import { DomainError } from '../../common/errors/domain-error.js';

export class YoutubeKeyMissingError extends DomainError {
  constructor() {
    super(503, 'YOUTUBE_KEY_MISSING');
  }
}

export class YoutubeQuotaExceededError extends DomainError {
  constructor() {
    super(503, 'YOUTUBE_QUOTA_EXCEEDED');
  }
}

/** Down, slow or not understood: worth another try. */
export class YoutubeUnavailableError extends DomainError {
  constructor(reason: string) {
    super(503, 'YOUTUBE_UNAVAILABLE', `YouTube could not be reached: ${reason}.`, undefined, 60);
  }
}

/** Trying again changes nothing until the owner has seen to the key. `reason` is Google's own sentence. */
export class YoutubeRefusedError extends DomainError {
  constructor(reason: string) {
    super(502, 'YOUTUBE_REFUSED', `YouTube refused the request: ${reason}`);
  }
}
