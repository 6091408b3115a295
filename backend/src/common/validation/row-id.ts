import { Param, ParseUUIDPipe } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.js';

const pipe = new ParseUUIDPipe({ exceptionFactory: () => new DomainError('NOT_FOUND') });

/** The `:id` of a route. Anything but a UUID is a 404. */
export const RowId = () => Param('id', pipe);
