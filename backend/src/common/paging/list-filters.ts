import { isUUID } from 'class-validator';
import { BadInputError } from '../errors/domain-error.js';

/** The ids that a list is to show, for `= any(:ids)`: of an empty list, no rows. */
export function readIds(filter: string | string[]): string[] {
  const ids = [filter].flat();
  if (!ids.every((id) => isUUID(id))) {
    const message = 'filter id must be an id or a list of ids';
    throw new BadInputError('VALIDATION_FAILED', message, [{ field: 'filter', message }]);
  }
  return ids;
}

/** For `ilike`; finds the text as it is written: `%` and `_` stand for themselves. */
export function toPattern(filter: string | string[]): string {
  const wanted = [filter].flat().join(' ').trim().normalize('NFC');
  return `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}
