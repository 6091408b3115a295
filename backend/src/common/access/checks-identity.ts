import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const IDENTITY_CHECKED = Symbol('identity checked');

/** The name of the mark in the API document. */
export const CHECKS_IDENTITY = 'x-checks-identity';

/**
 * Marks a route on which staff must have signed in, or shown again who they are, in the last five minutes. Its error is
 * `IDENTITY_CHECK_NEEDED`, on which the console asks, and repeats the request. Visitors and programs are not asked.
 */
export const ChecksIdentity = () =>
  applyDecorators(SetMetadata(IDENTITY_CHECKED, true), ApiExtension(CHECKS_IDENTITY, true));
