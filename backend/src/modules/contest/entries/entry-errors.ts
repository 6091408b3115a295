import { ConflictError } from '../../../common/errors/domain-error.js';

/** An entry of the same video stands already, pending or approved. */
export function videoEntered(): ConflictError {
  return new ConflictError('DUPLICATE_VIDEO', 'This video has already been entered in the contest.');
}
