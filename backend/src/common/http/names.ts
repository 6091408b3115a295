import type { ErrorDetail } from '../errors/domain-error.js';

/** Properties that every object inherits. */
const PROTOTYPE_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns the error of a name that a request must not contain, or null. */
export function findNameError(field: string): ErrorDetail | null {
  return PROTOTYPE_NAMES.has(field) ? { field, message: `property ${field} should not exist` } : null;
}
