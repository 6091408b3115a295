import { createHash } from 'node:crypto';
import type { AuditDetails } from './audit-details.entity.js';

/** The hash of details: always the same for the same ones, also after the database has stored them. */
export function hashDetails({
  salt,
  before,
  after,
}: Pick<AuditDetails, 'salt' | 'before' | 'after'>): Buffer {
  return createHash('sha256').update(salt).update(canonicalJson({ before, after })).digest();
}

/** JSON with the keys of each object in alphabetical order. */
export function canonicalJson(value: unknown): string {
  const plain: unknown = JSON.parse(JSON.stringify(value ?? null));
  return JSON.stringify(withSortedKeys(plain));
}

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, withSortedKeys(part)]));
}
