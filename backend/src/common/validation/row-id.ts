import { Param, ParseUUIDPipe } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.js';

const pipe = new ParseUUIDPipe({ exceptionFactory: () => new DomainError('NOT_FOUND') });

/** The `:id` of a route whose rows are numbered. Anything but such a number is a 404. */
export const RowNumber = () =>
  Param('id', {
    transform: (text: string) => {
      if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
      throw new DomainError('NOT_FOUND');
    },
  });

/** The `:id` of a route, or another part of its path. Anything but a UUID is a 404. */
export const RowId = (name = 'id') => Param(name, pipe);
