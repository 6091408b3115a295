import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** The personal data that staff can open. */
export const PERSONAL_DATA = [
  'entries',
  'entry',
  'entry-photo',
  'entry-thread',
  'entry-notes',
  'entry-history',
  'entry-related',
  'entry-deletions',
  'entries-export',
  'messages',
  'message',
  'emails',
  'email',
  'opt-outs',
  'dead-addresses',
  'votes',
  'jury',
  'prize',
  'moderators',
  'erasure-requests',
  'audit-log',
  'act',
  'audit-export',
  'security-log',
  'reading-log',
] as const;

export type PersonalData = (typeof PERSONAL_DATA)[number];

export const PERSONAL_DATA_READ = Symbol('personal data read');

/** The name of the mark in the API document. */
export const READS_PERSONAL_DATA = 'x-reads-personal-data';

/**
 * Marks a staff route that answers with personal data. The user and the id in the path are recorded before the answer is
 * sent. A test fails for a reading route of staff without it, unless its table says what the route answers instead.
 */
export const ReadsPersonalData = (what: PersonalData) =>
  applyDecorators(SetMetadata(PERSONAL_DATA_READ, what), ApiExtension(READS_PERSONAL_DATA, what));
