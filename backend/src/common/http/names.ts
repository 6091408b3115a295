import type { ErrorDetail } from '../errors/domain-error.js';

/** Names that reach for what every object inherits. */
const PROTOTYPE_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** What is wrong with the name of a value that a client sent, whatever the value is. */
export function faultOfName(field: string): ErrorDetail | null {
  return PROTOTYPE_NAMES.has(field) ? { field, message: `property ${field} should not exist` } : null;
}
