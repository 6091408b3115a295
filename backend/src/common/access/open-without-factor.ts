import { SetMetadata } from '@nestjs/common';

export const OPEN_WITHOUT_FACTOR = Symbol('open without factor');

/** Marks the routes by which a moderator who needs a passkey or an app adds one. */
export const OpenWithoutFactor = () => SetMetadata(OPEN_WITHOUT_FACTOR, true);
